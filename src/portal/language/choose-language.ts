import { toolTexts } from '#i18n/en/palette.ts'
import { pageLanguage } from '#i18n/language.ts'
import { primaryOf } from '#i18n/words.ts'
import { pageNotifications } from '#session/notifications.ts'
import { $language, findTag, LANGUAGE, readKeptLanguage, speak } from './page-language.ts'

/** The portal's languages, each in its own words. */
const languages = { en: 'English', de: 'Deutsch' } as const

export type Language = keyof typeof languages

/** The languages that the page is not in, with their names. */
export const otherLanguages = (now: string): { language: Language; name: string }[] =>
  (Object.keys(languages) as Language[])
    .filter((language) => language !== primaryOf(now))
    .map((language) => ({ language, name: languages[language] }))

/** Changes the language at once, and stores it for the next page and other tabs. A failure is shown. */
export async function chooseLanguage(language: Language): Promise<void> {
  if (!(await speak(findTag(language)))) {
    pageNotifications.show([toolTexts(pageLanguage()).failed], { variant: 'error', dismissible: true })
    return
  }
  try {
    localStorage.setItem(LANGUAGE, language)
  } catch {
    // Storage is blocked; the change applies to this page.
  }
}

/** Follows changes in other tabs. Returns a function that stops it. */
export function followLanguage(): () => void {
  const hear = ({ key }: StorageEvent) => {
    const kept = key === LANGUAGE ? readKeptLanguage() : undefined
    if (kept && kept !== $language.get()) void speak(kept)
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
