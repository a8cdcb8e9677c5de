import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { foldText } from '#server/platform/text/fold.ts'

/** For each category of a filter the ids of its values; an unknown value is left out. */
export async function findTagIds(
  db: Kysely<Database>,
  filters: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<number[][]> {
  if (filters.size === 0) return []
  const pairs = [...filters].flatMap(([category, values]) => [...values].map((value) => [category, value] as const))
  const rows = await sql<{ id: number; category: string }>`
    select tags.id, tags.category from tags
    join unnest(${pairs.map(([category]) => category)}::text[], ${pairs.map(([, value]) => value)}::text[])
      as wanted(category, value) using (category, value)`.execute(db)
  return [...filters.keys()].map((category) => rows.rows.filter((row) => row.category === category).map(({ id }) => id))
}

/** Companies and tickers that are called exactly like a search term. */
export async function findTagsNamed(db: Kysely<Database>, term: string): Promise<number[]> {
  const norm = foldText(term)
  const rows = await db
    .selectFrom('tags')
    .select('id')
    .where('category', 'in', ['Company', 'Ticker'])
    .where((eb) => eb.or([eb('norm', '=', norm), eb('ticker_norm', '=', norm)]))
    .limit(20)
    .execute()
  return rows.map(({ id }) => id)
}
