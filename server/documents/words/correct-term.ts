import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { readSpellings } from '#server/platform/database/search-index/spellings.ts'
import { foldText } from '#server/platform/text/fold.ts'
import { mapFreeWords } from '../text-query.ts'
import { listEdits } from './edits.ts'
import type { WordMatch } from './match-words.ts'

type Db = Kysely<Database>

/** No more unknown words are corrected, since each is compared with some hundred spellings. */
const MOST = 4

/** Shorter words resemble too many others. */
const WORD = /^\p{L}{3,30}$/u

const ONE = '1'.charCodeAt(0)

/** Those of the words that no document has which the user may find by them. The database folds words to their stems. */
async function selectUnknown(db: Db, words: readonly string[], { text, scores }: WordMatch): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    with unknown as materialized (select lexeme from (
      select unnest(positions)::int as place, lexeme from unnest(to_tsvector('english', ${text}::text))) lexed
      where place = any(${scores.unknown}::int[]))
    select word from unnest(${[...words]}::text[]) with ordinality as asked(word, place)
    where (select bool_and(lexeme in (select lexeme from unknown)) from unnest(to_tsvector('english', word)))
    order by asked.place limit ${sql.lit(MOST)}`.execute(db)
  return rows.map(({ word }) => word)
}

/** Documents that a user may find by a spelling, and those among them that have every other word of the term. */
type Counts = { all: number; together: number }

/** What each spelling that exists finds. */
async function countSpellings(db: Db, spellings: readonly string[], match: WordMatch): Promise<Map<string, Counts>> {
  const { readable, scores } = match
  const { rows } = await sql<{ word: string; block: number; documents: Uint8Array }>`
    select word, block, documents from search_spellings where word = any(${[...spellings]}::text[])`.execute(db)
  const counts = new Map<string, Counts>()
  for (const { word, block, documents } of rows) {
    const count = counts.get(word) ?? { all: 0, together: 0 }
    counts.set(word, count)
    readSpellings(documents, block, (id, { isOpen }) => {
      if (id >= readable.length || (!isOpen && readable.charCodeAt(id) !== ONE)) return
      count.all += 1
      if (scores.hits[id] === scores.weights.length) count.together += 1
    })
  }
  return counts
}

/**
 * The spelling that was meant most likely: one that goes with the other words, then by how many documents have it and how likely
 * the mistake is.
 */
function selectLikeliest(word: string, counts: ReadonlyMap<string, Counts>): string | undefined {
  const found = [...listEdits(word)].flatMap(([edit, likelihood]) => {
    const { all, together } = counts.get(edit) ?? { all: 0, together: 0 }
    return all > 0 ? [{ edit, together: together * likelihood, all: all * likelihood }] : []
  })
  const order = (a: (typeof found)[number], b: (typeof found)[number]) =>
    b.together - a.together || b.all - a.all || (a.edit < b.edit ? -1 : 1)
  return found.sort(order)[0]?.edit
}

/** A correction in the case of what was typed. */
function likeTyped(typed: string, correction: string): string {
  if (typed === typed.toUpperCase()) return correction.toUpperCase()
  const [first = ''] = typed
  return first === first.toUpperCase() ? correction.replace(/^./u, (letter) => letter.toUpperCase()) : correction
}

/**
 * A search term with each word that no document has replaced by one that is an edit away; undefined when there is none. Only
 * documents that the user may find by the word count, for what is unknown as for what is offered: a word that stands in locked
 * texts alone is neither (ADR 0057). Phrases in quotes and excluded words stay.
 */
export async function correctTerm(db: Db, term: string, match: WordMatch): Promise<string | undefined> {
  if (match.scores.unknown.length === 0) return undefined
  const words = new Set<string>()
  mapFreeWords(term, (word) => {
    const folded = foldText(word)
    if (WORD.test(folded)) words.add(folded)
    return word
  })
  const unknown = words.size === 0 ? [] : await selectUnknown(db, [...words], match)
  if (unknown.length === 0) return undefined
  const edits = unknown.flatMap((word) => [...listEdits(word).keys()])
  const counts = await countSpellings(db, edits, match)
  const corrections = new Map(unknown.map((word) => [word, selectLikeliest(word, counts)]))
  const corrected = mapFreeWords(term, (word) => {
    const correction = corrections.get(foldText(word))
    return correction === undefined ? word : likeTyped(word, correction)
  })
  return corrected === term ? undefined : corrected
}
