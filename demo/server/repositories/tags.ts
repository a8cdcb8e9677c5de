import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { TagData } from '../database/tables/tags.ts'
import type { TagRow, TagsById } from '../tags/tag-wire.ts'

type Db = Kysely<Database>

const columns = [
  'id',
  'category',
  'value',
  'norm',
  'ticker',
  'ticker_norm',
  'external_id',
  'inactive',
  'has_image',
  'doc_count',
  'related_ids',
  'analyst_ids',
  'model_level',
  'tear_sheet_level',
] as const

/** The tags of these ids, for naming them in records: `data` comes with analysts only, a company's is large. */
export async function loadTags(db: Db, ids: Iterable<number>): Promise<TagsById> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('tags')
    .select(columns)
    .select(sql<TagData>`case when category = 'Analyst' then data else '{}' end`.as('data'))
    .where(sql<boolean>`id = any(${wanted}::int[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export async function findTag(db: Db, id: string): Promise<TagRow | undefined> {
  if (!/^\d{1,9}$/.test(id)) return undefined
  return db.selectFrom('tags').selectAll().where('id', '=', Number(id)).executeTakeFirst()
}

export const findTagByExternalId = (db: Db, externalId: string): Promise<TagRow | undefined> =>
  db.selectFrom('tags').selectAll().where('external_id', '=', externalId).executeTakeFirst()

/** No category is longer than this in one answer. */
const LONGEST_CATEGORY = 2000

/** A category's tags in alphabetical order, without inactive ones and without `data`. */
export const listCategory = (db: Db, category: string): Promise<TagRow[]> =>
  db
    .selectFrom('tags')
    .select(columns)
    .select(sql<TagData>`'{}'::json`.as('data'))
    .where('category', '=', category)
    .where('inactive', '=', false)
    .orderBy('norm')
    .orderBy('id')
    .limit(LONGEST_CATEGORY)
    .execute()
