import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { allOf, conditionsOf } from '../documents/document-conditions.ts'
import type { DocumentFilter } from '../documents/document-request.ts'
import type { TagRow } from '../tags/tag-wire.ts'
import type { TypeaheadRequest } from '../tags/typeahead-request.ts'
import { foldText } from '../text/fold.ts'
import { beginning, beginningAWord } from './patterns.ts'
import { findTagIds } from './tag-ids.ts'

type Db = Kysely<Database>

const MOST = 10

/** Shorter terms have too few trigrams to compare. */
const SHORTEST_FUZZY = 3

/** Which of two kinds of tag comes first where a name fits both. */
const categoryOrder = sql`array_position(array['Company', 'Sector', 'Sub-Sector', 'Region', 'Country', 'Asset Class',
  'Analyst', 'Ticker', 'Content Type'], category)`

const select = (db: Db, condition: RawBuilder<SqlBool>, order: RawBuilder<unknown>, count: number): Promise<TagRow[]> =>
  db.selectFrom('tags').selectAll().where(condition).orderBy(order).limit(count).execute()

/** Tags that begin like the term come first; only where they are few, words inside and similar spellings follow. */
export async function findSuggestions(db: Db, request: TypeaheadRequest): Promise<TagRow[]> {
  const { term, categories, selected } = request
  if (term === '') return []
  const chosen = (await findTagIds(db, selected)).flat()
  const scope = sql`not inactive and not id = any(${chosen}::int[])
    ${categories.length > 0 ? sql`and category = any(${categories}::text[])` : sql``}`
  const starts = sql<SqlBool>`(norm like ${beginning(term)} or ticker_norm like ${beginning(term)})`
  const exactFirst = sql`(norm = ${term} or coalesce(ticker_norm, '') = ${term}) desc`
  const found = await select(db, sql`${scope} and ${starts}`, sql`${exactFirst}, doc_count desc, norm, id`, MOST)
  if (found.length >= MOST || term.length < SHORTEST_FUZZY) return found
  const inside = sql`norm like ${beginningAWord(term)}`
  const similar = await select(
    db,
    sql`${scope} and not coalesce(${starts}, false) and (${inside} or norm % ${term})`,
    sql`(${inside}) desc, similarity(norm, ${term}) desc, doc_count desc, id`,
    MOST - found.length,
  )
  return [...found, ...similar]
}

const narrows = ({ libraries, tags, span, term }: DocumentFilter) =>
  libraries.length > 0 || tags.size > 0 || term !== '' || span.from !== undefined || span.before !== undefined

/** A count stops here. */
const LARGEST_COUNT = 1000

/** How many documents each tag would give under a filter; the stored counts where nothing narrows. */
export async function countDocuments(
  db: Db,
  rows: readonly TagRow[],
  filter: DocumentFilter,
): Promise<Map<number, number>> {
  if (!narrows(filter)) return new Map(rows.map((row) => [row.id, row.doc_count]))
  const conditions = await conditionsOf(db, filter)
  if (!conditions) return new Map(rows.map((row) => [row.id, 0]))
  const counts = await sql<{ id: number; count: number }>`select tag.id, (select count(*)::int from (
      select 1 from documents where ${allOf(conditions)} and tag_ids && array[tag.id]
      limit ${sql.lit(LARGEST_COUNT)}) matches) as count
    from unnest(${rows.map(({ id }) => id)}::int[]) as tag(id)`.execute(db)
  return new Map(counts.rows.map(({ id, count }) => [id, count]))
}

/** The tag that is called exactly like a term, by its value or ticker, without regard to case and accents. */
export async function findTagByName(db: Db, term: string): Promise<TagRow | undefined> {
  const norm = foldText(term)
  if (norm === '') return undefined
  const rows = await select(
    db,
    sql`not inactive and (norm = ${norm} or ticker_norm = ${norm})`,
    sql`${categoryOrder} nulls last, doc_count desc, id`,
    1,
  )
  return rows[0]
}
