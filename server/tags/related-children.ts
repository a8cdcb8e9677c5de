import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { listCategories } from './repository.ts'
import { findTagIds } from './tag-ids.ts'
import type { BriefTagRow } from './wire.ts'

type Db = Kysely<Database>

/** The ids of all tags that go with one of the values of each category; undefined without a category: all do. */
async function goingWith(db: Db, parents: ReadonlyMap<string, ReadonlySet<string>>): Promise<Set<number> | undefined> {
  if (parents.size === 0) return undefined
  const chosen = (await findTagIds(db, parents)).map((ids) => sql`(id || related_ids) && ${ids}::int[]`)
  const { rows } = await sql<{ id: number }>`select distinct unnest(id || related_ids) as id from tags
    where not inactive and ${sql.join(chosen, sql` and `)}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/**
 * Of each category the active tags that go with the chosen parents: with any value of a category, and with every category at
 * once. They do where an active tag, mostly a company, names them all: an analyst goes with the sectors of the companies covered.
 */
export async function listRelatedChildren(
  db: Db,
  parents: ReadonlyMap<string, ReadonlySet<string>>,
  categories: readonly string[],
): Promise<Map<string, BriefTagRow[]>> {
  const ids = await goingWith(db, parents)
  const lists = await listCategories(db, categories)
  return new Map([...lists].map(([category, rows]) => [category, rows.filter(({ id }) => ids?.has(id) ?? true)]))
}
