import { config } from '#config/config.ts'
import { hasWords, isComing, languageTag, loadWords, primaryOf } from '#i18n/words.ts'

/**
 * The portal speaks the language of the setting `locale` where that one has words, else that of its document. Resolves when
 * they are here, so that nothing is seen in another language first; where they cannot be loaded, the page is English.
 */
export async function speakPageLanguage(): Promise<void> {
  const { documentElement: page } = document
  const { locale } = config()
  if (isComing(locale) || hasWords(primaryOf(locale))) page.lang = locale
  const tag = languageTag(page.lang)
  if (isComing(tag) && !(await loadWords(tag))) page.lang = 'en'
}
