import type { Kysely } from 'kysely'
import type { Entitlement } from '#server/access/access-rule.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { loadTags } from '#server/tags/repository.ts'
import { loadScopes } from '#server/tags/tag-scopes.ts'
import type { DocumentRow } from './repository.ts'
import { type DocumentReading, mentionedTags } from './wire.ts'

/** Reads at once what the records of these documents name. */
export async function readAround(
  db: Kysely<Database>,
  rows: readonly DocumentRow[],
  user: Entitlement,
): Promise<DocumentReading> {
  const focusIds = rows.flatMap(({ primary_focus_id: id }) => (id === null ? [] : [id]))
  const [tags, getScope] = await Promise.all([loadTags(db, rows.flatMap(mentionedTags)), loadScopes(db, focusIds)])
  return { user, tags, getScope }
}
