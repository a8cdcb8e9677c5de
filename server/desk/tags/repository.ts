import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DeskTag, DeskTagCategory } from '#contract/desk-tags.ts'
import { tagColumns } from '#server/import/manifest.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { type Page, toRowRange } from '#server/platform/http/lists/paging.ts'
import { findsWords } from '../finds-words.ts'

type Db = Kysely<Database>

const categories: readonly string[] = [...Object.values(tagColumns), 'Content Type']

/** The name within a text of JSON, where it may also be a part of another one: that keeps a tag as it is, which does no harm. */
const namedIn = (json: RawBuilder<unknown>) =>
  sql`position(trim(both '"' from to_json(t.value)::text) in ${json}::text) > 0`

/**
 * Whether anything refers to a tag: what is filed under it, also if that is held or withdrawn; who follows it, has it as an interest
 * or may read what it is about; and other tags than that of its ticker.
 */
const isUsed: RawBuilder<SqlBool> = sql<SqlBool>`(t.doc_count > 0
  or exists (select from document_tags where tag_id = t.id)
  or exists (select from roadshows r where t.id = any(r.tag_ids) or t.id = r.type_id)
  or exists (select from embargoed_documents e where ${namedIn(sql`e.record`)}
    or t.ticker is not null and position(t.ticker in e.record::text) > 0)
  or exists (select from withdrawn_documents w where w.kept::jsonb->'document'->'tag_ids' @> to_jsonb(t.id))
  or exists (select from entitlements where t.id = any(region_ids) or t.id = any(asset_class_ids))
  or exists (select from firm_groups where t.id = any(region_ids) or t.id = any(asset_class_ids))
  or exists (select from follows where tag_id = t.id)
  or exists (select from preferences p where ${namedIn(sql`p.cris`)})
  or exists (select from tags other where t.id = any(other.related_ids) and other.category <> 'Ticker'))`

type Row = {
  id: number
  category: string
  value: string
  ticker: string | null
  inactive: boolean
  documents: number
  is_used: boolean
}

const toDeskTag = ({ id, category, inactive, ...row }: Row): DeskTag => ({
  ...row,
  id: String(id),
  category: category as DeskTagCategory,
  is_active: !inactive,
})

const columns = sql`t.id, t.category, t.value, t.ticker, t.inactive, t.doc_count as documents, ${isUsed} as is_used`

/** A page of the tags by name. */
export async function listTags(
  db: Db,
  { term, category, page }: { term: string; category: string; page: Page },
): Promise<{ records: DeskTag[]; total: number }> {
  const wanted = category === '' ? categories : categories.filter((one) => one === category)
  const where = sql`t.category = any(${wanted}::text[])
    and ${findsWords(sql`concat_ws(' ', t.value, t.ticker)`, term)}`
  const counted = await sql<{ total: number }>`select count(*)::int as total from tags t where ${where}`.execute(db)
  const { offset, count } = toRowRange(page)
  const { rows } = await sql<Row>`select ${columns} from tags t where ${where}
    order by t.norm, t.category, t.id limit ${count} offset ${offset}`.execute(db)
  return { records: rows.map(toDeskTag), total: Math.min(counted.rows[0]?.total ?? 0, page.limit) }
}

/** A tag of one of the categories; undefined: there is none of this id. */
export async function findTag(db: Db, id: number): Promise<DeskTag | undefined> {
  const { rows } = await sql<Row>`select ${columns} from tags t
    where t.id = ${id} and t.category = any(${categories}::text[])`.execute(db)
  return rows.map(toDeskTag)[0]
}
