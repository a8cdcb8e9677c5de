import { type Kysely, sql } from 'kysely'
import { buildConditions, type Condition, joinConditions } from '#server/documents/conditions.ts'
import { findTextMatch } from '#server/documents/text-match.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Meaning } from '#server/platform/semantic/meaning.ts'
import { listByMeaning } from '#server/search/list-by-meaning.ts'
import type { StoredSearch } from './query.ts'

type Db = Kysely<Database>

/** More than these are not counted. */
const MOST_CANDIDATES = 1000

async function select(db: Db, condition: Condition, among: Condition): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from documents where ${among} and ${condition}
    order by id desc limit ${sql.lit(MOST_CANDIDATES)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The documents of the list by meaning. Without a model, or if it fails, those that have the words: better than none. */
async function findMeant(db: Db, { filter, meaning: term }: StoredSearch, meaning: Meaning): Promise<Set<number>> {
  const text = await findTextMatch(db, { term, user: filter.user, isLiteral: filter.isLiteral })
  const target = 'unavailable' in meaning ? undefined : await meaning.findTarget(text.term).catch(() => undefined)
  return new Set(await listByMeaning(db, filter, { target, text }))
}

/**
 * Which of some documents are in the list of a search, and may be read by its user. The filters are compared first: where they
 * leave nothing, no text is searched and no model is asked.
 * @param among a condition on `documents`
 */
export async function findInSearch(
  db: Db,
  search: StoredSearch,
  among: Condition,
  meaning: Meaning,
): Promise<number[]> {
  const filters = await buildConditions(db, { ...search.filter, term: '' })
  const candidates = filters ? await select(db, joinConditions(filters), among) : []
  if (candidates.length === 0) return []
  const isCandidate: Condition = sql`id = any(${candidates}::int[])`
  if (search.meaning !== '') {
    const meant = await findMeant(db, search, meaning)
    return candidates.filter((id) => meant.has(id))
  }
  if (search.filter.term === '') return candidates
  const conditions = await buildConditions(db, search.filter)
  return conditions ? select(db, joinConditions(conditions), isCandidate) : []
}

/** Documents that arrived after an instant and are published by now. */
export const arrivedAfter = (after: Date, now: Date): Condition =>
  sql`(published_at <= ${now} and id in (select document_id from arrivals where arrived_at > ${after}))`
