import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Condition } from '#server/documents/conditions.ts'
import { beginning, beginningAWord } from '#server/platform/database/patterns.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { foldText } from '#server/platform/text/fold.ts'
import { isMistyped, SHORTEST_FUZZY } from '#server/tags/name-conditions.ts'
import { selectBriefTags } from '#server/tags/repository.ts'
import { findTagIds } from '#server/tags/tag-ids.ts'
import type { TagRow } from '#server/tags/wire.ts'
import type { TypeaheadRequest } from './typeahead-request.ts'

type Db = Kysely<Database>

const MOST = 10

/** With so many names that have the word, no similar spelling is looked for. */
const ENOUGH = 5

/** Which of two kinds of tag comes first where a name fits both. */
const categoryOrder = sql`array_position(array['Company', 'Sector', 'Sub-Sector', 'Region', 'Country', 'Asset Class',
  'Analyst', 'Ticker', 'Content Type'], category)`

const select = (db: Db, condition: Condition, order: RawBuilder<unknown>, count: number): Promise<TagRow[]> =>
  selectBriefTags(db).where(condition).orderBy(order).limit(count).execute()

/** What no document is filed under. */
const forEventsOnly = ['Roadshow Type']

/**
 * Tags whose name or ticker begins with the term come first, then those with a word that does; only where all these are
 * few, similar spellings follow, those first that differ by one letter of a word. What is chosen already is left out.
 */
export async function findSuggestions(db: Db, request: TypeaheadRequest): Promise<TagRow[]> {
  const { term, categories, selected } = request
  if (term === '') return []
  const chosen = (await findTagIds(db, selected)).flat()
  const scope = sql`not inactive and not id = any(${chosen}::int[])
    and ${categories.length > 0 ? sql`category = any(${categories}::text[])` : sql`category <> all(${forEventsOnly}::text[])`}`
  const starts = sql<SqlBool>`(norm like ${beginning(term)} or ticker_norm like ${beginning(term)})`
  const exactFirst = sql`(norm = ${term} or coalesce(ticker_norm, '') = ${term}) desc`
  const found = await select(db, sql`${scope} and ${starts}`, sql`${exactFirst}, doc_count desc, norm, id`, MOST)
  if (found.length === MOST) return found
  const others = sql`${scope} and not coalesce(${starts}, false)`
  const inside = sql<SqlBool>`norm ~ ${beginningAWord(term)}`
  found.push(...(await select(db, sql`${others} and ${inside}`, sql`doc_count desc, norm, id`, MOST - found.length)))
  if (found.length >= ENOUGH || term.length < SHORTEST_FUZZY) return found
  const mistyped = isMistyped(term)
  const similar = sql<SqlBool>`${others} and not ${inside} and (norm % ${term} or ${mistyped})`
  const bySimilarity = sql`${mistyped} desc, similarity(norm, ${term}) desc, doc_count desc, id`
  return [...found, ...(await select(db, similar, bySimilarity, MOST - found.length))]
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
