import { language } from '#i18n/language.ts'
import { hasWords, primaryOf } from '#i18n/words.ts'
import { config } from './config.ts'

/**
 * What figures, dates and lists are written by now: the setting, for English and for its own language; else the language
 * tag of the element that is shown, `de-AT`.
 */
export function locale(): string {
  const tag = language()
  const set = config().locale
  return hasWords(primaryOf(tag)) && primaryOf(tag) !== primaryOf(set) ? tag : set
}
