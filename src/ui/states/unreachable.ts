import { apiBase } from '#config/config.ts'
import { stateTexts } from '#i18n/en/states.ts'
import { fill } from '#lib/format/fill.ts'

/** Why a call had no answer: no network, or no way to the server. On another origin, what its owner can check. */
export function tellUnreachable(language: string): string {
  const t = stateTexts(language)
  if (!navigator.onLine) return t.offline
  const { origin } = location
  return apiBase().origin === origin ? t.unreachable : fill(t.unreachableFrom, { origin })
}
