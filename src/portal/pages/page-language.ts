import { config } from '#config/config.ts'
import { hasWords, isComing, languageTag, loadWords, primaryOf } from '#i18n/words.ts'

/**
 * Sets the portal's language: that of the setting `locale` if it has texts, else that of the document. Resolves when
 * the texts are loaded, so that no other language appears first. If they cannot be loaded, the portal is English.
 */
export async function speakPageLanguage(): Promise<void> {
  const { documentElement: page } = document
  const { locale } = config()
  if (isComing(locale) || hasWords(primaryOf(locale))) page.lang = locale
  const tag = languageTag(page.lang)
  if (isComing(tag) && !(await loadWords(tag))) page.lang = 'en'
}
