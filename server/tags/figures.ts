import { type Kysely, sql } from 'kysely'
import type { Tag } from '#contract/tag.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { TagData } from '#server/platform/database/tables/tags.ts'
import { selectBriefTags } from './repository.ts'
import { type TagRow, type TagsById, toBriefTag } from './wire.ts'

/** What one line tells of a company beside its name. All of it is withheld outside the user's scope. */
const figures = [
  'rating',
  'equity_rating',
  'target_price',
  'target_price_currency',
  'close_price',
  'price_currency',
  'trading_currency',
] as const satisfies readonly (keyof TagData)[]

/** No more than the figures, since the record of a company is large. */
const data = sql<TagData>`json_strip_nulls(json_build_object(${sql.join(
  figures.map((figure) => sql`${sql.lit(figure)}, data->${sql.lit(figure)}`),
)}))`

/** The tags of these ids, companies with their figures, in one query. */
export async function loadTagsWithFigures(db: Kysely<Database>, ids: readonly number[]): Promise<TagsById> {
  const rows = await selectBriefTags(db, data)
    .where(sql<boolean>`id = any(${[...new Set(ids)]}::int[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** A tag in the user's scope as lists of values show it, a company with its figures. */
export const toTagWithFigures = (row: TagRow): Tag => ({
  ...(row.category === 'Company' && row.data),
  ...toBriefTag(row),
})
