import { type Kysely, type SqlBool, sql } from 'kysely'
import { buildConditions, type Condition, joinConditions } from '#server/documents/conditions.ts'
import { findTextMatch } from '#server/documents/text-match.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Meaning } from '#server/platform/semantic/meaning.ts'
import { listByMeaning } from '#server/search/list-by-meaning.ts'
import type { StoredSearch } from './query.ts'

type Db = Kysely<Database>

/** The newest documents under a condition, as many as `most`. */
async function select(db: Db, condition: Condition, most: number | null): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from documents where ${condition}
    order by id desc limit ${most}::int`.execute(db)
  return rows.map(({ id }) => id)
}

/** The documents of the list by meaning. Without a model, or if it fails, those that have the words: better than none. */
async function findMeant(db: Db, { filter, meaning: term }: StoredSearch, meaning: Meaning): Promise<Set<number>> {
  const text = await findTextMatch(db, { term, user: filter.user, isLiteral: filter.isLiteral })
  const target = 'unavailable' in meaning ? undefined : await meaning.findTarget(text.term).catch(() => undefined)
  return new Set(await listByMeaning(db, filter, { target, text }))
}

type Looking = {
  /** A condition on `documents`. */
  among: Condition
  meaning: Meaning
  /** Only so many of the newest are looked for. */
  most?: number
}

/**
 * Which of some documents are in the list of a search, and may be read by its user. The filters are compared first: where they
 * leave nothing, no text is searched and no model is asked.
 */
export async function findInSearch(db: Db, search: StoredSearch, { among, meaning, most }: Looking): Promise<number[]> {
  const filters = await buildConditions(db, { ...search.filter, term: '' })
  if (!filters) return []
  const filtered = sql<SqlBool>`${among} and ${joinConditions(filters)}`
  const isByFilters = search.meaning === '' && search.filter.term === ''
  const found = await select(db, filtered, isByFilters ? (most ?? null) : 1)
  if (isByFilters || found.length === 0) return found
  if (search.meaning !== '') {
    const meant = [...(await findMeant(db, search, meaning))]
    return meant.length > 0 ? select(db, sql`${filtered} and id = any(${meant}::int[])`, most ?? null) : []
  }
  const conditions = await buildConditions(db, search.filter)
  return conditions ? select(db, sql`${among} and ${joinConditions(conditions)}`, most ?? null) : []
}

/** Documents that arrived after an instant and are published by now. */
export const arrivedAfter = (after: Date, now: Date): Condition =>
  sql`(published_at <= ${now} and id in (select document_id from arrivals where arrived_at > ${after}))`
