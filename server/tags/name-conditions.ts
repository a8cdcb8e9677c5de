import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { beginning, beginningAWord, containing, likeAWord } from '#server/platform/database/patterns.ts'

type Condition = RawBuilder<SqlBool>

/** Shorter terms have too few letters to be compared with others. */
export const SHORTEST_FUZZY = 3

/** Further words of a term are ignored. */
const MOST_WORDS = 6

/** Scripts without spaces have no beginnings of words, and a sign is searched for wherever it stands. */
const beginsWords = (word: string) => /^[a-z0-9]/.test(word)

const hasWord = (word: string): Condition =>
  beginsWords(word)
    ? sql<SqlBool>`(norm ~ ${beginningAWord(word)} or coalesce(ticker_norm ~ ${beginningAWord(word)}, false))`
    : sql<SqlBool>`norm like ${containing(word)}`

/**
 * Each word of a term begins a word of the name or the ticker, in any order; or the ticker begins like all of it.
 * @param term folded, and not empty
 */
export function isNamed(term: string): Condition {
  const words = term.split(' ').map(hasWord)
  return sql<SqlBool>`(${sql.join(words, sql` and `)} or coalesce(ticker_norm like ${beginning(term)}, false))`
}

/**
 * Whether a name has each word of a term, with at most one letter of each mistyped.
 * @param term folded
 */
export function isMistyped(term: string): Condition {
  const words = (term.match(/[\p{L}\p{N}]{2,30}/gu) ?? []).slice(0, MOST_WORDS)
  if (words.length === 0) return sql<SqlBool>`false`
  return sql<SqlBool>`(${sql.join(
    words.map((word) => sql`norm ~ ${word.length < SHORTEST_FUZZY ? beginningAWord(word) : likeAWord(word)}`),
    sql` and `,
  )})`
}
