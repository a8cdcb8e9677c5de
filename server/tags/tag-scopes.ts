import { type Kysely, sql } from 'kysely'
import type { Scope } from '#server/access/access-rule.ts'
import type { Database } from '#server/platform/database/schema.ts'

/** Tied to nothing: a sector, an analyst. */
const anywhere: Scope = { region_ids: [], asset_class_ids: [] }

/**
 * The regions and asset classes that tags are tied to: a region and an asset class to itself, companies and countries to
 * those they go with, a ticker to its company's. The answer has an entry for every id.
 */
export async function loadScopes(db: Kysely<Database>, ids: readonly number[]): Promise<(id: number) => Scope> {
  const { rows } = await sql<Scope & { id: number }>`
    with asked as (select id, category, related_ids from tags where id = any(${[...new Set(ids)]}::int[])),
    reached as (
      select id, id as scope_id from asked
      union select id, unnest(related_ids) from asked
      union select asked.id, unnest(company.related_ids) from asked
        join tags company on company.id = any(asked.related_ids) and company.category = 'Company'
        where asked.category = 'Ticker')
    select reached.id,
      coalesce(array_agg(scope_id) filter (where category = 'Region'), '{}') as region_ids,
      coalesce(array_agg(scope_id) filter (where category = 'Asset Class'), '{}') as asset_class_ids
    from reached join tags on tags.id = scope_id
    where category in ('Region', 'Asset Class') group by 1`.execute(db)
  const scopes = new Map(rows.map(({ id, ...scope }) => [id, scope]))
  return (id) => scopes.get(id) ?? anywhere
}
