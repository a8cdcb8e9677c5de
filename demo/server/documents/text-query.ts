import { type RawBuilder, sql } from 'kysely'
import { foldText } from '../text/fold.ts'

/** A last word that may still be growing: not inside quotes, not negated, and not after an `or` of its own. */
const GROWING = /^(?<before>.*?)(?<last>[\p{L}\p{N}]{2,})$/su

/**
 * A search term as PostgreSQL matches it: web search syntax (`"phrase"`, `-not`, `or`), and the last word also as the
 * beginning of a word.
 */
export function textQuery(term: string): RawBuilder<string> {
  const folded = foldText(term)
  const words = (text: string) => sql<string>`websearch_to_tsquery('english', ${text}::text)`
  const { before = '', last = '' } = GROWING.exec(folded)?.groups ?? {}
  const isOpen = last !== '' && !before.includes('"') && !/(^|\s)-$/.test(before) && !/(^|\s)or\s*$/.test(before)
  if (!isOpen) return words(folded)
  const growing = sql<string>`(${words(last)} || to_tsquery('simple', ${`${last}:*`}::text))`
  return before.trim() === '' ? growing : sql<string>`(${words(before)} && ${growing})`
}
