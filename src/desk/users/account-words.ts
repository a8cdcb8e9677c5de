import { locale } from '#config/locale.ts'
import type { Account } from '#contract/desk-users.ts'
import { accountTexts } from '#i18n/en/desk-users.ts'
import { formatDate } from '#lib/format/dates.ts'
import { fill } from '#lib/format/fill.ts'
import { toLastDay } from '../last-day.ts'

/** What a level is called. */
export function levelName(level: number, language: string): string {
  const t = accountTexts(language)
  const names: Readonly<Record<number, string>> = { 0: t.level0, 1: t.level1, 2: t.level2, 3: t.level3 }
  return names[level] ?? String(level)
}

/** When a subscription ends or has ended, `Trial until Dec 5, 2026`; empty if it has no end. */
export function describeEnd(
  { valid_until: end, is_trial: isTrial }: Pick<Account, 'valid_until' | 'is_trial'>,
  language: string,
  now = new Date(),
): string {
  if (!end) return ''
  const t = accountTexts(language)
  const day = formatDate(toLastDay(end), 'long', locale(language))
  const isOver = new Date(end) <= now
  return fill(isOver ? t.over : isTrial ? t.trialUntil : t.until, { day })
}

/** Whether a user may sign in, and what they are besides a reader. */
export function describeState(
  { is_active, role, is_firm_lead }: Pick<Account, 'is_active' | 'role' | 'is_firm_lead'>,
  language: string,
): string {
  const t = accountTexts(language)
  if (!is_active) return t.ended
  const kinds = [...(role === 'reader' ? [] : [t[role]]), ...(is_firm_lead ? [t.lead] : [])]
  return kinds.join(', ') || t.active
}
