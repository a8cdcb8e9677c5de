import { type Kysely, type SqlBool, sql } from 'kysely'
import { type Entitlement, isInScope } from '#server/access/access-rule.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { selectBriefTags } from './repository.ts'
import { loadScopes } from './tag-scopes.ts'
import type { TagRow } from './wire.ts'

/** A tag with whether a user's subscription covers any of it (R353). */
type NamedTag = { row: TagRow; isPermitted: boolean }

/** Finds the tag that a value of a category names, an inactive one too. */
export type TagFinder = (category: string, value: string) => NamedTag | undefined

/** Reads what values of categories name for a user, all of it at once. */
export async function loadNamedTags(
  db: Kysely<Database>,
  names: ReadonlyMap<string, ReadonlySet<string>>,
  user: Entitlement,
): Promise<TagFinder> {
  const pairs = [...names].flatMap(([category, values]) => [...values].map((value) => ({ category, value })))
  if (pairs.length === 0) return () => undefined
  const rows = await selectBriefTags(db)
    .where(
      sql<SqlBool>`(category, value) in (select * from
        unnest(${pairs.map(({ category }) => category)}::text[], ${pairs.map(({ value }) => value)}::text[]))`,
    )
    .execute()
  const getScope = await loadScopes(
    db,
    rows.map(({ id }) => id),
  )
  const found = new Map(
    rows.map((row) => [`${row.category}/${row.value}`, { row, isPermitted: isInScope(getScope(row.id), user) }]),
  )
  return (category, value) => found.get(`${category}/${value}`)
}
