import { hasWords, primaryOf } from '#i18n/words.ts'
import { config } from './config.ts'

/**
 * The locale for figures, dates and lists: the setting `locale` for English and for the setting's own language, else
 * the element's language tag, such as `de-AT`.
 */
export function locale(language: string): string {
  const set = config().locale
  return hasWords(primaryOf(language)) && primaryOf(language) !== primaryOf(set) ? language : set
}
