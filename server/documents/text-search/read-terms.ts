import { type Kysely, sql } from 'kysely'
import { keyOf, languageOfKey, vectorOf } from '#server/platform/database/lexemes.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { foldFor, type Language, languages } from '#server/platform/text/languages.ts'
import type { Term } from './score.ts'

type Db = Kysely<Database>

type Row = { language: Language; place: number; lexeme: string; block: number | null; bytes: Uint8Array | null }

/** The parts of `year-on-year` are words of their own. */
const isCompound = (lexeme: string) => /\p{L}-\p{L}/u.test(lexeme)

/**
 * Of the words that a language leaves out, such as articles, a document in it is asked nothing. What English leaves out no
 * document is asked: `the` is rare in texts in German, and says nothing there.
 */
function toTerms(rows: readonly Row[]): Term[] {
  const isWord = new Set(rows.flatMap(({ language, place }) => (language === 'en' ? [place] : [])))
  const places = new Map<string, number>()
  const terms = new Map<number, Term>()
  for (const { language, place, lexeme, block, bytes } of rows) {
    if (isCompound(lexeme) || !isWord.has(place)) continue
    const key = `${language} ${lexeme}`
    const first = places.get(key) ?? place
    places.set(key, first)
    if (first !== place) continue
    const term = terms.get(place) ?? { place, forms: [], postings: [] }
    terms.set(place, term)
    if (!term.forms.some((form) => form.language === language && form.lexeme === lexeme))
      term.forms.push({ language, lexeme })
    if (block !== null && bytes !== null) term.postings.push({ language, block, bytes, isBeginning: false })
  }
  return [...terms.values()]
}

/** The postings of all words that begin like this one, in any language. */
export async function readBeginnings(db: Db, word: string): Promise<Term['postings']> {
  const { rows } = await sql<{ key: string; block: number; bytes: Uint8Array }>`
    select lexeme as key, block, postings as bytes from search_postings
    where lexeme >= ${word} and lexeme < ${`${word}\u{10ffff}`}`.execute(db)
  return rows.map(({ key, ...row }) => ({ ...row, language: languageOfKey(key), isBeginning: true }))
}

/** Whether documents are asked for a word: not for one that English leaves out. */
export async function isAsked(db: Db, word: string): Promise<boolean> {
  const { rows } = await sql<{ isAsked: boolean }>`
    select length(${vectorOf('en', sql<string>`${foldFor('en', word)}::text`)}) > 0 as "isAsked"`.execute(db)
  return rows[0]?.isAsked === true
}

/** The words of a question in the forms that each language has for them, with their postings, in the order in which they stand. */
export async function readTerms(db: Db, words: string): Promise<Term[]> {
  const lexed = languages.map((language) => {
    const vector = vectorOf(language, sql<string>`${foldFor(language, words)}::text`)
    return sql`select ${sql.lit(language)} as language, unnest(positions)::int as place, lexeme,
      ${keyOf(language, sql<string>`lexeme`)} as key from unnest(${vector})`
  })
  const { rows } = await sql<Row>`
    with lexed as (${sql.join(lexed, sql` union all `)})
    select language, place, lexed.lexeme, block, postings as bytes from lexed
    left join search_postings on search_postings.lexeme = key order by place, lexed.lexeme`.execute(db)
  return toTerms(rows)
}
