import { type RawBuilder, sql } from 'kysely'
import { foldText } from '../text/fold.ts'
import { describeLanguage, foldFor, type Language, languages } from '../text/languages.ts'

/** Takes the accents off the text of a vector or of a query, which stands between quotes there. */
function withoutAccents(language: Language, text: RawBuilder<string>): RawBuilder<string> {
  const letters = Array.from(describeLanguage(language).accented, (letter) => ({ letter, plain: foldText(letter) }))
  const single = letters.filter(({ plain }) => plain.length === 1)
  const from = single.map(({ letter }) => letter).join('')
  const to = single.map(({ plain }) => plain).join('')
  return letters
    .filter(({ plain }) => plain.length > 1)
    .reduce(
      (folded, { letter, plain }) => sql<string>`replace(${folded}, ${sql.lit(letter)}, ${sql.lit(plain)})`,
      sql<string>`translate(${text}, ${sql.lit(from)}, ${sql.lit(to)})`,
    )
}

const configurationOf = (language: Language) => sql.lit(describeLanguage(language).configuration)

/** The stems of a text as a vector, without accents; the text is an expression that `foldFor` has folded. */
export function vectorOf(language: Language, folded: RawBuilder<string>): RawBuilder<string> {
  const vector = sql<string>`to_tsvector(${configurationOf(language)}, ${folded})`
  return language === 'en' ? vector : sql<string>`${withoutAccents(language, sql`${vector}::text`)}::tsvector`
}

/** A text in web search syntax as a query for documents of a language. */
export function webQuery(language: Language, text: string): RawBuilder<string> {
  const query = sql<string>`websearch_to_tsquery(${configurationOf(language)}, ${foldFor(language, text)}::text)`
  return language === 'en' ? query : sql<string>`${withoutAccents(language, sql`${query}::text`)}::tsquery`
}

/** The form in which `search_postings` has a stem: one of another language than English ends in a space and the language. */
export const toKey = (language: Language, lexeme: string): string =>
  language === 'en' ? lexeme : `${lexeme} ${language}`

/** The same as an expression. */
export const keyOf = (language: Language, lexeme: RawBuilder<string>): RawBuilder<string> =>
  language === 'en' ? lexeme : sql<string>`${lexeme} || ${sql.lit(` ${language}`)}`

export const languageOfKey = (key: string): Language =>
  languages.find((language) => language !== 'en' && key.endsWith(` ${language}`)) ?? 'en'

/**
 * What the words of a stem begin with: `compan` also stands for "company", and `hop` for "hoping". The other languages change more of
 * the end: `const` stands for "constamment".
 */
export const openStem = (language: Language, lexeme: string): string =>
  lexeme.replace(language === 'en' ? /(?<=...)[ie]$/ : /(?<=....)..?$/, '')
