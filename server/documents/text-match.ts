import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Entitlement } from '#server/access/access-rule.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { findTagsNamed } from '#server/tags/tag-ids.ts'
import { correctTerm } from './text-search/correct-term.ts'
import { matchWords, type SoughtWords } from './text-search/match-words.ts'
import { shareOf } from './text-search/score.ts'

type Db = Kysely<Database>

/** What a search term finds for one user: by words, by a company or ticker of that very name, by that very title. */
export type TextMatch = {
  term: string
  /** Whether the term is another one than was typed: with a misspelt word corrected. */
  isCorrected: boolean
  /** Every document that matches, in no order. */
  ids: readonly number[]
  sought: SoughtWords
  /** How well each document matches by its words. */
  score: Float32Array
  /** How much of the weight of all words each document's words have, 0 to 1; 1 for those of that very title or name. */
  share: (id: number) => number
  /** With that very title, and of a company or ticker of that name: these stand first, newest first. */
  titled: readonly number[]
  named: readonly number[]
}

/** Documents of a tag, those first that are about it. */
async function listOfTags(db: Db, tagIds: readonly number[]): Promise<number[]> {
  if (tagIds.length === 0) return []
  const { rows } = await sql<{ id: number }>`select document_search.id from document_search join documents using (id)
    where document_search.tag_ids && ${tagIds}::int[]
    order by coalesce(primary_focus_id = any(${tagIds}::int[]), false) desc, document_search.published_at desc, id desc`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

async function listTitled(db: Db, term: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from documents where lower(title) = lower(${term})
    order by published_at desc, id desc`.execute(db)
  return rows.map(({ id }) => id)
}

/** A search by words: for whom, and whether a misspelt word is looked for as it stands. */
export type TextSearch = { term: string; user: Entitlement; isLiteral: boolean }

/**
 * What a search finds. Where no document has a word of it, it finds what the corrected term does, if that finds anything. This
 * depends on no filter, so that lists, counts and facets agree.
 */
export async function findTextMatch(db: Db, { term, user, isLiteral }: TextSearch): Promise<TextMatch> {
  const words = await matchWords(db, term, user)
  const titled = await listTitled(db, term)
  const named = await listOfTags(db, await findTagsNamed(db, term))
  const isNamed = titled.length + named.length > 0
  const corrected = isLiteral || isNamed ? undefined : await correctTerm(db, term, words)
  if (corrected !== undefined) {
    const match = await findTextMatch(db, { term: corrected, user, isLiteral: true })
    if (match.ids.length > 0) return { ...match, isCorrected: true }
  }
  const ids = isNamed ? [...new Set([...words.ids, ...titled, ...named])] : words.ids
  const { scores, sought } = words
  const isFirst = new Set([...titled, ...named])
  const share = (id: number) => (isFirst.has(id) ? 1 : shareOf(scores, id))
  return { term, isCorrected: false, ids, sought, score: scores.score, share, titled, named }
}

const ZERO = '0'.charCodeAt(0)

/** A set of documents as the digits of a bit string; one that the stored sets have no place for is left out. */
function toDigits(ids: readonly number[], size: number): string {
  const digits = Buffer.alloc(size, ZERO)
  for (const id of ids) if (id < size) digits[id] = ZERO + 1
  return digits.toString('latin1')
}

/** Every document that matches as the digits of a set. */
export const matchingDigits = ({ ids, score }: TextMatch): string => toDigits(ids, score.length)

/** Whether a document of a query is in a set of documents. */
export const isOneOf = (ids: readonly number[], size: number): RawBuilder<SqlBool> =>
  sql<SqlBool>`(id < ${sql.lit(size)} and get_bit(${toDigits(ids, size)}::bit varying, id) = 1)`
