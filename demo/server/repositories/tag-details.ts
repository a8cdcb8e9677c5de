import type { Kysely } from 'kysely'
import type { Tag } from '../../../src/contract/tag.ts'
import type { Entitlement } from '../access/access-rule.ts'
import type { Database } from '../database/schema.ts'
import { companyFilesOf } from '../tags/company-files.ts'
import { type TagRow, tagOf } from '../tags/tag-wire.ts'
import { loadScopes } from './tag-scopes.ts'
import { loadTags } from './tags.ts'

type Db = Kysely<Database>

/** Reads at once what the records of these tags name. */
async function describer(db: Db, rows: readonly TagRow[], user: Entitlement): Promise<(row: TagRow) => Tag> {
  const analystIds = rows.flatMap((row) => row.analyst_ids)
  const companyIds = rows.filter(({ category }) => category === 'Company').map(({ id }) => id)
  const analysts = await loadTags(db, analystIds)
  const scopeOf = await loadScopes(db, companyIds)
  return (row) => ({
    ...tagOf(row, analysts),
    ...(row.category === 'Company' ? companyFilesOf(row, scopeOf(row.id), user) : {}),
  })
}

/** Tags with all that is known of them, and of companies the files with what this user may load (R279, R281, R290). */
export const detailTags = async (db: Db, rows: readonly TagRow[], user: Entitlement): Promise<Tag[]> =>
  rows.map(await describer(db, rows, user))

/** One tag, see `detailTags`. */
export const detailTag = async (db: Db, row: TagRow, user: Entitlement): Promise<Tag> =>
  (await describer(db, [row], user))(row)
