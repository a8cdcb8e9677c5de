import { atom } from 'nanostores'
import { config } from '#config/config.ts'
import { pageLanguage } from '#i18n/language.ts'
import { hasWords, isComing, loadWords, primaryOf } from '#i18n/words.ts'

/** The storage key of the language that the user selected. */
export const LANGUAGE = 'research-portal:language'

/** The language tag of the page. */
export const $language = atom(pageLanguage())

const hasTexts = (tag: string) => isComing(tag) || hasWords(primaryOf(tag))

const isEnglishTag = (tag: string) => primaryOf(tag) === 'en'

/** The first language of the browser that the portal has texts for, such as `de-AT`. */
const findBrowserLanguage = () => navigator.languages.find((tag) => isEnglishTag(tag) || hasTexts(tag))

/** The tag for a language that the user selected: the browser's tag for it, if there is one. */
export const findTag = (language: string) => navigator.languages.find((tag) => primaryOf(tag) === language) ?? language

export function readKeptLanguage(): string | undefined {
  try {
    const kept = localStorage.getItem(LANGUAGE)
    return kept && (isEnglishTag(kept) || hasTexts(kept)) ? findTag(kept) : undefined
  } catch {
    return undefined
  }
}

/** The language that was asked for last. Texts of an earlier one that arrive later are ignored. */
let wanted = ''

/**
 * Sets the language of the page once its texts are loaded; false if they cannot be loaded. Kinds of English differ only in
 * dates and figures, which follow the setting `locale`.
 */
export async function speak(tag: string): Promise<boolean> {
  wanted = tag
  const isSpoken = !isComing(tag) || (await loadWords(tag))
  if (isSpoken && wanted === tag) {
    document.documentElement.lang = isEnglishTag(tag) ? 'en' : tag
    $language.set(pageLanguage())
  }
  return isSpoken
}

/**
 * Sets the portal's language: what the user selected, else that of the setting `locale` or of the document if it is not
 * English, else the browser's. Resolves when the texts are loaded, so that no other language appears first. If they cannot
 * be loaded, the portal is English.
 */
export async function speakFirstLanguage(): Promise<void> {
  const set = [config().locale, pageLanguage()].find(hasTexts)
  const tag = readKeptLanguage() ?? set ?? findBrowserLanguage() ?? 'en'
  if (!(await speak(tag))) await speak('en')
}
