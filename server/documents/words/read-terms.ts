import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import type { Term } from './score.ts'

type Db = Kysely<Database>

type Row = { place: number; lexeme: string; block: number | null; bytes: Uint8Array | null }

/** The parts of `year-on-year` are words of their own. */
const isCompound = (lexeme: string) => /\p{L}-\p{L}/u.test(lexeme)

function toTerms(rows: readonly Row[]): Term[] {
  const places = new Map<string, number>()
  const terms = new Map<number, Term>()
  for (const { place, lexeme, block, bytes } of rows) {
    if (isCompound(lexeme)) continue
    const first = places.get(lexeme) ?? place
    places.set(lexeme, first)
    if (first !== place) continue
    const term = terms.get(place) ?? { place, lexemes: [], postings: [] }
    terms.set(place, term)
    term.lexemes.push(lexeme)
    if (block !== null && bytes !== null) term.postings.push({ block, bytes, isBeginning: false })
  }
  return [...terms.values()]
}

/** The postings of all words that begin like this one. */
export async function readBeginnings(db: Db, word: string): Promise<Term['postings']> {
  const { rows } = await sql<{ block: number; bytes: Uint8Array }>`select block, postings as bytes from search_postings
    where lexeme >= ${word} and lexeme < ${`${word}\u{10ffff}`}`.execute(db)
  return rows.map((row) => ({ ...row, isBeginning: true }))
}

/** The words of a question with their postings, in the order in which they stand. */
export async function readTerms(db: Db, words: string): Promise<Term[]> {
  const { rows } = await sql<Row>`
    with lexed as (select unnest(positions)::int as place, lexeme from unnest(to_tsvector('english', ${words}::text)))
    select place, lexeme, block, postings as bytes from lexed
    left join search_postings using (lexeme) order by place, lexeme`.execute(db)
  return toTerms(rows)
}
