import { foldText } from './fold.ts'

/** A language whose words are known in their forms; a text in any other one counts as English. */
export type Language = 'en' | 'de' | 'fr' | 'sv'

type Description = {
  /** Of PostgreSQL's text search. */
  configuration: string
  /** Letters with accents that tell words and their forms apart: they are folded after the stem is found, not before. */
  accented: string
  /** Folded, as a tag may call it. */
  names: readonly string[]
}

const descriptions: Readonly<Record<Language, Description>> = {
  en: { configuration: 'english', accented: '', names: ['en', 'english'] },
  de: { configuration: 'german', accented: 'äöüß', names: ['de', 'german', 'deutsch'] },
  fr: { configuration: 'french', accented: 'àâæçèéêëîïôœùûü', names: ['fr', 'french', 'francais'] },
  sv: { configuration: 'swedish', accented: 'åäöé', names: ['sv', 'swedish', 'svenska'] },
}

/** English first: what is in no other one. */
export const languages: readonly Language[] = ['en', 'de', 'fr', 'sv']

export const describeLanguage = (language: Language): Description => descriptions[language]

/** A text as the words of a language are looked up: folded, but for the accents that the language needs. */
export const foldFor = (language: Language, text: string): string => foldText(text, descriptions[language].accented)

/** The first known language among some names. */
export function findLanguage(names: readonly string[]): Language | undefined {
  for (const name of names) {
    const found = languages.find((language) => descriptions[language].names.includes(foldText(name)))
    if (found) return found
  }
}

/** The first known language among some names; English where there is none. */
export const languageNamed = (names: readonly string[]): Language => findLanguage(names) ?? 'en'
