import { type RawBuilder, sql } from 'kysely'
import { foldText } from '#server/platform/text/fold.ts'

/** A last word that may still be growing: not inside quotes, not negated, and not after an `or` of its own. */
function growingWord(term: string): { before: string; last: string } {
  const letters = Array.from(term)
  const start = letters.findLastIndex((letter) => !/[\p{L}\p{N}]/u.test(letter)) + 1
  const last = letters.slice(start).join('')
  return { before: letters.slice(0, start).join(''), last: letters.length - start < 2 ? '' : last }
}

/**
 * A search term as PostgreSQL matches it: web search syntax (`"phrase"`, `-not`, `or`), and the last word also as the
 * beginning of a word.
 */
export function textQuery(term: string): RawBuilder<string> {
  const folded = foldText(term)
  const words = (text: string) => sql<string>`websearch_to_tsquery('english', ${text}::text)`
  const { before, last } = growingWord(folded)
  const isOpen = last !== '' && !before.includes('"') && !/(?:^|\s)-$/.test(before) && !/(?:^|\s)or ?$/.test(before)
  if (!isOpen) return words(folded)
  const growing = sql<string>`(${words(last)} || to_tsquery('simple', ${`${last}:*`}::text))`
  return before.trim() === '' ? growing : sql<string>`(${words(before)} && ${growing})`
}
