import { locale } from '#config/locale.ts'
import type { DeskAuditEntry } from '#contract/desk-audit.ts'
import { auditActionTexts, auditFieldTexts, deskAuditTexts } from '#i18n/en/desk-audit.ts'
import { fill } from '#lib/format/fill.ts'
import { formatInstant } from '#lib/format/relative-time.ts'
import { nameText } from '../content/text-names.ts'
import { levelName } from '../users/account-words.ts'

const own = (names: Readonly<Record<string, string>>, name: string) =>
  Object.hasOwn(names, name) ? names[name] : undefined

/** The sentence of an action with places for `{actor}`, `{subject}` and, for an action that nobody knows, `{action}`. */
export function sentenceOf({ action, result }: DeskAuditEntry, language: string): string {
  const t = auditActionTexts(language)
  return (result === 'success' ? undefined : own(t, `${action}!`)) ?? own(t, action) ?? t.other
}

/** Who did it. */
export function nameActor({ actor: { kind, name } }: DeskAuditEntry, language: string): string {
  const t = deskAuditTexts(language)
  if (kind === 'system') return t.server
  if (kind === 'operator') return fill(t.operator, { name })
  return name || t.nobody
}

/** What it was done to; a record that is gone by its number. */
export function nameSubject({ subject: { kind, id, name } }: DeskAuditEntry, language: string): string {
  if (kind === 'content') return nameText(name, language)
  return name || (id ? `${kind}/${id}` : kind)
}

const pages: Readonly<Record<string, string>> = {
  users: '/desk/users/',
  firms: '/desk/firms/',
  roadshows: '/desk/events/',
  documents: '/document/',
}

/** The page of a record; undefined where it is gone or has none. */
export function toHref({ subject: { kind, id, name } }: DeskAuditEntry): string | undefined {
  if (kind === 'content') return `/desk/content/${name}`
  const page = own(pages, kind)
  return page && id && name ? page + id : undefined
}

/** The sentence as one text. */
export const sayEntry = (entry: DeskAuditEntry, language: string): string =>
  fill(sentenceOf(entry, language), {
    actor: nameActor(entry, language),
    subject: nameSubject(entry, language),
    action: entry.action,
  }).trim()

/** What a result that is no success is called. */
export function nameResult({ result }: DeskAuditEntry, language: string): string {
  const t = deskAuditTexts(language)
  return { success: t.success, refused: t.refused, failed: t.unsuccessful }[result]
}

export const nameField = (field: string, language: string): string => own(auditFieldTexts(language), field) ?? field

/** Fields in which nothing stands for all there is. */
const UNLIMITED = new Set(['libraries', 'region_ids', 'asset_class_ids', 'allowed_networks'])

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

/** A recorded value in words; empty: there was none. */
export function formatValue(value: unknown, field: string, language: string): string {
  const t = deskAuditTexts(language)
  if (value === null || value === undefined) return UNLIMITED.has(field) ? t.allOfThem : ''
  if (typeof value === 'boolean') return value ? t.yes : t.no
  if (field === 'level' && typeof value === 'number') return levelName(value, language)
  if (Array.isArray(value)) return value.map((one) => formatValue(one, '', language)).join(', ')
  if (typeof value === 'object') return JSON.stringify(value)
  const text = String(value)
  return INSTANT.test(text) ? formatInstant(text, locale(language)) : text
}
