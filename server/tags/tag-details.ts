import type { Kysely } from 'kysely'
import type { Tag } from '#contract/tag.ts'
import type { Entitlement } from '#server/access/access-rule.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { loadTags } from './repository.ts'
import { loadScopes } from './tag-scopes.ts'
import { type TagRow, toTag } from './wire.ts'

type Db = Kysely<Database>

/** Reads at once what the records of these tags name. */
async function describer(db: Db, rows: readonly TagRow[], user: Entitlement): Promise<(row: TagRow) => Tag> {
  const analystIds = rows.flatMap((row) => row.analyst_ids)
  const tags = await loadTags(db, analystIds)
  const getScope = await loadScopes(
    db,
    rows.map(({ id }) => id),
  )
  return (row) => toTag(row, { user, tags, scope: getScope(row.id) })
}

/** Tags with all of them that this user may know, companies with their files (R279, R281, R290). */
export const detailTags = async (db: Db, rows: readonly TagRow[], user: Entitlement): Promise<Tag[]> =>
  rows.map(await describer(db, rows, user))

/** One tag, see `detailTags`. */
export const detailTag = async (db: Db, row: TagRow, user: Entitlement): Promise<Tag> =>
  (await describer(db, [row], user))(row)
