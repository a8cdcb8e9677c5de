import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import type { TagData } from '#server/platform/database/tables/tags.ts'
import { foldText } from '#server/platform/text/fold.ts'
import type { BriefTagRow, TagRow, TagsById } from './wire.ts'

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

/** Tags as records name them. `data` is complete for analysts. It is large for companies, so `others` selects what the rest has of it. */
export const selectBriefTags = (db: Db, others: RawBuilder<TagData> = sql<TagData>`'{}'`) =>
  db
    .selectFrom('tags')
    .select(columns)
    .select(sql<TagData>`case when category = 'Analyst' then data else ${others} end`.as('data'))

/** The tags of these ids, for naming them in records. */
export async function loadTags(db: Db, ids: Iterable<number>): Promise<TagsById> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const rows = await selectBriefTags(db).where(sql<boolean>`id = any(${wanted}::int[])`).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Whether an address is that of an analyst who has left, and of no active one. */
export async function isOfLeaver(db: Db, email: string): Promise<boolean> {
  const { left } = await db
    .selectFrom('tags')
    .select(sql<boolean | null>`bool_and(inactive)`.as('left'))
    .where('category', '=', 'Analyst')
    .where(sql<boolean>`lower(data->>'email') = lower(${email})`)
    .executeTakeFirstOrThrow()
  return left === true
}

export async function findTag(db: Db, id: string): Promise<TagRow | undefined> {
  if (!/^\d{1,9}$/.test(id)) return undefined
  return db.selectFrom('tags').selectAll().where('id', '=', Number(id)).executeTakeFirst()
}

export const findTagByExternalId = (db: Db, externalId: string): Promise<TagRow | undefined> =>
  db.selectFrom('tags').selectAll().where('external_id', '=', externalId).executeTakeFirst()

/**
 * The tag that a reference means: the provider's own one, else a company's ticker whatever its case, else an id (R383).
 */
export async function findTagByReference(db: Db, ref: string): Promise<TagRow | undefined> {
  const ticker = foldText(ref)
  const byTicker = () =>
    db
      .selectFrom('tags')
      .selectAll()
      .where('category', '=', 'Company')
      .where('ticker_norm', '=', ticker)
      .orderBy('inactive')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
  return (await findTagByExternalId(db, ref)) ?? (await byTicker()) ?? findTag(db, ref)
}

/** No category is longer than this in one answer. */
const LONGEST_CATEGORY = 2000

/**
 * Each category's tags in alphabetical order, without inactive ones and without `data`. There are a thousand of them in a filter
 * panel, so no more is read than lists of values show.
 * @param counts a query for `id` and `count`, the number of documents to say in place of all of a tag; 0 for one that it lacks
 */
export async function listCategories(
  db: Db,
  categories: readonly string[],
  counts?: RawBuilder<unknown>,
): Promise<Map<string, BriefTagRow[]>> {
  const lists = new Map<string, BriefTagRow[]>(categories.map((category) => [category, []]))
  const rows = await db
    .selectFrom('tags')
    .$if(counts !== undefined, (query) =>
      query.leftJoin(sql<{ id: number; count: number }>`(${counts})`.as('counted'), 'counted.id', 'tags.id'),
    )
    .select(['tags.id', 'category', 'value', 'ticker', 'inactive', 'has_image'])
    .select(counts ? sql<number>`coalesce(count, 0)`.as('doc_count') : 'doc_count')
    .select(sql<TagData>`'{}'::json`.as('data'))
    .where(sql<boolean>`category = any(${categories}::text[])`)
    .where('inactive', '=', false)
    .orderBy('norm')
    .orderBy('tags.id')
    .limit(LONGEST_CATEGORY * categories.length)
    .execute()
  for (const row of rows) lists.get(row.category)?.push(row)
  return new Map([...lists].map(([category, tags]) => [category, tags.slice(0, LONGEST_CATEGORY)]))
}
