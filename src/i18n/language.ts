import { hasWords, languageTag, primaryOf } from './words.ts'

/** The language of the page: for what no element shows. */
export const pageLanguage = (): string => languageTag(globalThis.document?.documentElement.lang)

/** Whether the built-in texts of a language are English: also true of languages without any. */
export const isEnglish = (language: string): boolean => !hasWords(primaryOf(language))

/** How `Intl` writes hours: those of a clock of 24 have two digits, as they have beside a zone. */
export const hourStyle = (language: string): 'numeric' | '2-digit' => (isEnglish(language) ? 'numeric' : '2-digit')
