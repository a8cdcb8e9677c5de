import { type Kysely, sql } from 'kysely'
import type { Entitlement } from '#server/access/access-rule.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { foldText } from '#server/platform/text/fold.ts'
import { languages } from '#server/platform/text/languages.ts'
import { readableBy } from '../readable-set.ts'
import { growingWord, hasOperators, textQuery, withoutOperators } from '../text-query.ts'
import { isAsked, readBeginnings, readTerms } from './read-terms.ts'
import { type Corpus, countVisible, type Form, type Scores, scoreTerms, selectMatching, type Term } from './score.ts'

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
  const place = (terms.at(-1)?.place ?? 0) + 1
  const whole = (await isAsked(db, last)) ? terms.at(-1) : undefined
  if (whole && countVisible(whole, corpus) >= FEW) return ''
  const postings = await readBeginnings(db, last)
  if (whole) whole.postings.push(...postings)
  else if (before.trim() === '' || postings.length > 0) terms.push({ place, forms: [], postings })
  return last
}

/** The documents that signs such as quotes let through, as PostgreSQL matches them: each by the words of its own language. */
async function selectStrictly(db: Db, term: string, user: Entitlement): Promise<number[]> {
  const asked = languages.map((language) => sql`(${sql.lit(language)}, ${textQuery(term, language)})`)
  const { rows } = await sql<{ id: number }>`
    select id from (values ${sql.join(asked)}) asked (language, query)
      cross join lateral documents_matching(asked.query, null, ${readableBy(user)}) found
    where asked.language = coalesce(
      (select language from documents where documents.id = found.id and language <> 'en'), 'en')`.execute(db)
  return rows.map(({ id }) => id)
}

/** The forms of the words that were looked for, and the last word where it was taken for the beginning of others, else ''. */
export type SoughtWords = { forms: readonly Form[]; beginning: string }

export type WordMatch = {
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
  const terms = await readTerms(db, isStrict ? withoutOperators(term) : term)
  const beginning = isStrict ? '' : await addBeginnings(db, terms, folded, corpus)
  const scores = scoreTerms(terms, corpus)
  const ids = isStrict ? await selectStrictly(db, term, user) : selectMatching(scores)
  const sought = { forms: terms.flatMap(({ forms }) => forms), beginning }
  return { sought, readable: corpus.readable, ids, scores }
}
