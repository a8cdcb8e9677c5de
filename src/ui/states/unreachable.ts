import { apiBase } from '#config/config.ts'
import { stateTexts } from '#i18n/en/states.ts'
import { fill } from '#lib/format/fill.ts'

/** Why a call had no answer: no network, or no way to the server. */
export function tellUnreachable(language: string): string {
  const t = stateTexts(language)
  return navigator.onLine ? t.unreachable : t.offline
}

/** What the owner of a page on another origin can check if a call had no answer. */
export function tellOperator(language: string): string | undefined {
  const { origin } = location
  if (!navigator.onLine || apiBase().origin === origin) return undefined
  return fill(stateTexts(language).operator, { origin })
}

/** Both, as far as there is something to tell. */
export const unreachableMessages = (language: string): readonly string[] =>
  [tellUnreachable(language), tellOperator(language)].filter((message) => message !== undefined)
