import { type Kysely, sql } from 'kysely'
import type { Entitlement } from '#server/access/access-rule.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { foldText } from '#server/platform/text/fold.ts'
import { readableBy } from '../readable-set.ts'
import { growingWord, hasOperators, textQuery, withoutOperators } from '../text-query.ts'
import { readBeginnings, readTerms } from './read-terms.ts'
import { type Corpus, countVisible, type Scores, scoreTerms, selectMatching, type Term } from './score.ts'

type Db = Kysely<Database>

/** A word that fewer documents have is taken for the beginning of another one as well. */
const FEW = 10

/** The least mean length: that of a database without documents. */
const SHORT = 100

/** A rough mean, so that no single document changes a score of another one. */
const roughly = (words: number) => 2 ** (Math.round(2 * Math.log2(1 + words)) / 2)

async function readCorpus(db: Db, user: Entitlement): Promise<Corpus> {
  const { rows } = await sql<{ readable: string | null; documents: number; length: number }>`
    select ${readableBy(user)}::text as readable, coalesce(sum(documents), 0)::int as documents,
      coalesce(sum(length), 0)::float8 as length from search_blocks`.execute(db)
  const { readable, documents = 0, length = 0 } = rows[0] ?? {}
  return {
    readable: readable ?? '',
    documents,
    averageLength: Math.max(SHORT, roughly(length / Math.max(1, documents))),
  }
}

/** @returns the last word where it is taken for the beginning of others, '' where it is not */
async function addBeginnings(db: Db, terms: Term[], folded: string, corpus: Corpus): Promise<string> {
  const { before, last } = growingWord(folded)
  if (last === '') return ''
  const [typed] = await readTerms(db, last)
  const place = (terms.at(-1)?.place ?? 0) + 1
  const whole = typed && terms.at(-1)
  if (whole && countVisible(whole, corpus) >= FEW) return ''
  const postings = await readBeginnings(db, last)
  if (whole) whole.postings.push(...postings)
  else if (before.trim() === '' || postings.length > 0) terms.push({ place, lexemes: [], postings })
  return last
}

/** The documents that signs such as quotes let through, as PostgreSQL matches them. */
async function selectStrictly(db: Db, term: string, user: Entitlement): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from documents_matching(${textQuery(term)}, null, ${readableBy(user)})`.execute(db)
  return rows.map(({ id }) => id)
}

/** The forms of the words that were looked for, and the last word where it was taken for the beginning of others, else ''. */
export type SoughtWords = { lexemes: readonly string[]; beginning: string }

export type WordMatch = {
  /** The words that were looked for, folded and without signs. */
  text: string
  sought: SoughtWords
  /** A `1` at the place of each document whose words the user may read. */
  readable: string
  /** The documents that match by their words, in any order. */
  ids: number[]
  scores: Scores
}

/** What a search term finds by words, for one user. */
export async function matchWords(db: Db, term: string, user: Entitlement): Promise<WordMatch> {
  const folded = foldText(term)
  const isStrict = hasOperators(folded)
  const corpus = await readCorpus(db, user)
  const text = isStrict ? withoutOperators(folded) : folded
  const terms = await readTerms(db, text)
  const beginning = isStrict ? '' : await addBeginnings(db, terms, folded, corpus)
  const scores = scoreTerms(terms, corpus)
  const ids = isStrict ? await selectStrictly(db, term, user) : selectMatching(scores)
  const sought = { lexemes: terms.flatMap(({ lexemes }) => lexemes), beginning }
  return { text, sought, readable: corpus.readable, ids, scores }
}
