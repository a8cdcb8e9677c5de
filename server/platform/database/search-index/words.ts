import { type QueryExecutorProvider, sql } from 'kysely'
import { foldText } from '../../text/fold.ts'

/** Shorter words are not corrected, longer ones are no words. */
const WORD = /\p{L}{4,30}/gu

const MARKUP = /<[^<>]*>/g

/** Words in one statement. */
const ROWS = 5000

/** The words of a text as its authors spell them, without accents and markup. */
export const findWords = (text: string): Iterable<string> =>
  new Set(foldText(text.replace(MARKUP, ' ')).match(WORD) ?? [])

/** Adds words that a misspelt one may mean. A word that no document has any more stays: who reads them checks. */
export async function writeWords(db: QueryExecutorProvider, words: Iterable<string>): Promise<void> {
  const all = [...words]
  for (let start = 0; start < all.length; start += ROWS) {
    await sql`insert into search_words (word) select unnest(${all.slice(start, start + ROWS)}::text[])
      on conflict do nothing`.execute(db)
  }
}
