import { locale } from '#config/locale.ts'
import type { UserSession } from '#contract/user-session.ts'
import { sessionsTexts } from '#i18n/en/account.ts'
import { hourStyle } from '#i18n/language.ts'
import { fill } from '#lib/format/fill.ts'
import { formatAgo } from '#lib/format/relative-time.ts'

/** The device in the language of the element. An API may know its description only. */
export function nameDevice(
  { device, browser, system }: Pick<UserSession, 'device' | 'browser' | 'system'>,
  language: string,
): string {
  const t = sessionsTexts(language)
  if (browser && system) return fill(t.device, { browser, system })
  const isDescribed = browser === undefined && system === undefined
  return browser || system || (isDescribed && device) || t.unknownDevice
}

/** When the session was used last. The current one is in use, although its last renewal may be ten minutes old. */
export function tellLastUse({ current, last_used_at: at }: UserSession, language: string, now = new Date()): string {
  const t = sessionsTexts(language)
  if (current) return t.activeNow
  const time = formatAgo(at, now, locale(language))
  return time ? fill(t.lastUsed, { time }) : t.justUsed
}

/** When the user signed in, in few letters: `Nov 29, 8:02 PM`; empty if that is not known. */
export function formatSignIn(at: string, locale: string): string {
  const date = new Date(at)
  if (Number.isNaN(date.getTime())) return ''
  const style = { day: 'numeric', month: 'short', hour: hourStyle(locale), minute: '2-digit' } as const
  return new Intl.DateTimeFormat(locale, style).format(date)
}

/** The place of a session in the language of the element, such as `Munich, Germany`. */
export function namePlace({ country, city }: NonNullable<UserSession['place']>, language: string): string {
  const cityName = city?.[language.split('-')[0] ?? ''] ?? city?.en
  return [cityName, nameCountry(country, language)].filter(Boolean).join(', ')
}

function nameCountry(code: string, language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code
  } catch {
    // Another API may give something else than a code.
    return code
  }
}
