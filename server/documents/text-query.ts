import { type RawBuilder, sql } from 'kysely'
import { webQuery } from '#server/platform/database/lexemes.ts'
import { foldText } from '#server/platform/text/fold.ts'
import { foldFor, type Language } from '#server/platform/text/languages.ts'

/** A last word that may still be growing: not inside quotes, not negated, and not after an `or` of its own. */
export function growingWord(folded: string): { before: string; last: string } {
  const letters = Array.from(folded)
  const start = letters.findLastIndex((letter) => !/[\p{L}\p{N}]/u.test(letter)) + 1
  const last = letters.slice(start).join('')
  const before = letters.slice(0, start).join('')
  const isOpen = !before.includes('"') && !/(?:^|\s)-$/.test(before) && !/(?:^|\s)or ?$/.test(before)
  return { before, last: letters.length - start < 2 || !isOpen ? '' : last }
}

/**
 * A search term as PostgreSQL matches it in documents of a language: web search syntax (`"phrase"`, `-not`, `or`), and the last
 * word also as the beginning of a word.
 */
export function textQuery(term: string, language: Language = 'en'): RawBuilder<string> {
  const words = (text: string) => webQuery(language, text)
  const { before, last } = growingWord(foldFor(language, term))
  if (last === '') return words(term)
  const growing = sql<string>`(${words(last)} || to_tsquery('simple', ${`${foldText(last)}:*`}::text))`
  return before.trim() === '' ? growing : sql<string>`(${words(before)} && ${growing})`
}

/** What is to be found as it stands: a phrase in quotes, and what is excluded; also the words between. */
const PARTS = /(?:^|\s)-(?:"[^"]*"?|\S+)|"[^"]*"?|[\p{L}\p{M}\p{N}]+/gu

/** A term with each of its words replaced that is neither excluded nor part of a phrase in quotes. */
export const mapFreeWords = (term: string, change: (word: string) => string): string =>
  term.replace(PARTS, (part) => (/^[\s"-]/.test(part) ? part : change(part)))

const NEGATED = /(^|\s)-("[^"]*"?|\S+)/g

/** Whether a term says by its signs what has to occur: quotes, a minus before a word, or `or`. */
export const hasOperators = (folded: string): boolean =>
  folded.includes('"') || /(?:^|\s)-\S/.test(folded) || /(?:^|\s)or(?:\s|$)/.test(folded)

/** The words of a term that are to be found, without its signs. */
export const withoutOperators = (term: string): string =>
  term
    .replace(NEGATED, ' ')
    .replace(/"/g, ' ')
    .replace(/(^|\s)or(?=\s|$)/gi, ' ')
