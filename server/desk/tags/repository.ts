import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DeskTag, DeskTagCategory, DeskTagDetail } from '#contract/desk-tags.ts'
import { type ManifestRecord, tagColumns } from '#server/import/manifest.ts'
import { namesTag } from '#server/import/tags.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { notFound } from '#server/platform/http/http-errors.ts'
import { type Page, toRowRange } from '#server/platform/http/lists/paging.ts'
import { findsWords } from '../finds-words.ts'

type Db = Kysely<Database>

const categories: readonly string[] = [...Object.values(tagColumns), 'Content Type']

/** Whether a text of JSON holds the name. It may also match a part of a longer name; then the tag only stays as it is. */
const namedIn = (json: RawBuilder<unknown>) =>
  sql`position(trim(both '"' from to_json(t.value)::text) in ${json}::text) > 0`

/** An email preference that is on for documents of a region, which it has by name. */
const isMailed = sql`t.category = 'Region' and exists (select from preferences p
  cross join json_array_elements(p.access_rows) access cross join json_each(access->'options') choice
  where access->>'region' = t.value and choice.value->>'active' = 'true')`

/**
 * Whether anything refers to a tag but held documents: what is filed under it, also if that is withdrawn; who follows it, has it as an
 * interest, gets mails about it or may read what it is about; and other tags than that of its ticker.
 */
const isUsed: RawBuilder<SqlBool> = sql<SqlBool>`(t.doc_count > 0
  or exists (select from document_tags where tag_id = t.id)
  or exists (select from roadshows r where t.id = any(r.tag_ids) or t.id = r.type_id)
  or exists (select from withdrawn_documents w where (w.kept->'document'->'tag_ids')::jsonb @> to_jsonb(t.id))
  or exists (select from entitlements where t.id = any(region_ids) or t.id = any(asset_class_ids))
  or exists (select from firm_entitlements where t.id = any(region_ids) or t.id = any(asset_class_ids))
  or exists (select from firm_groups where t.id = any(region_ids) or t.id = any(asset_class_ids))
  or exists (select from follows where tag_id = t.id)
  or exists (select from preferences p where ${namedIn(sql`p.cris`)})
  or ${isMailed}
  or exists (select from tags other
    where (t.id = any(other.related_ids) or t.id = any(other.analyst_ids)) and other.category <> 'Ticker'))`

type Row = {
  id: number
  category: string
  value: string
  ticker: string | null
  inactive: boolean
  documents: number
}

const toDeskTag = <One extends Row>({ id, category, inactive, ...row }: One) => ({
  ...row,
  id: String(id),
  category: category as DeskTagCategory,
  is_active: !inactive,
})

const columns = sql`t.id, t.category, t.value, t.ticker, t.inactive, t.doc_count as documents`

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
  return { records: rows.map((row) => toDeskTag(row)), total: Math.min(counted.rows[0]?.total ?? 0, page.limit) }
}

/** Whether a document that is held until its time names a tag: its import will file it there. */
async function isHeld(db: Db, tag: Row): Promise<boolean> {
  const { rows } = await sql<Pick<ManifestRecord, 'tags' | 'documentType'>>`select record->'tags' as tags,
    record->>'documentType' as "documentType" from embargoed_documents`.execute(db)
  return rows.some((record) => namesTag(record, tag))
}

/** A tag of one of the categories; undefined: there is none of this id. */
async function findTag(db: Db, id: number): Promise<DeskTagDetail | undefined> {
  const { rows } = await sql<Row & { is_used: boolean }>`select ${columns}, ${isUsed} as is_used from tags t
    where t.id = ${id} and t.category = any(${categories}::text[])`.execute(db)
  const [row] = rows
  return row && toDeskTag({ ...row, is_used: row.is_used || (await isHeld(db, row)) })
}

/** The tag of an id; throws 404 without one. */
export async function requireTag(db: Db, id: number): Promise<DeskTagDetail> {
  const tag = await findTag(db, id)
  if (!tag) throw notFound('There is no such tag.')
  return tag
}
