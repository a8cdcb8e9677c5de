import { type RawBuilder, sql } from 'kysely'

/** More words than this find nothing that fewer of them do not. */
const MOST_WORDS = 20

/** The words of a search term. */
export const toWords = (term: string): string[] =>
  term
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)

/** Whether a text contains every word of a search term, in any case, also within longer words. */
export function findsWords(text: RawBuilder<unknown>, term: string): RawBuilder<unknown> {
  const found = toWords(term).map((word) => sql`${text} ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`)
  return found.length > 0 ? sql.join(found, sql` and `) : sql`true`
}
