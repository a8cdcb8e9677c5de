import type { Kysely } from 'kysely'
import { accessTo, noEntitlement } from '#server/access/access-rule.ts'
import type { User } from '#server/access/users.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { loadTags } from '#server/tags/repository.ts'
import { loadScopes } from '#server/tags/tag-scopes.ts'
import { loadRequests } from './access-requests/repository.ts'
import { loadMarks } from './marks.ts'
import type { DocumentRow } from './repository.ts'
import { type DocumentReading, mentionedTags } from './wire.ts'

/** Reads at once what the records of these documents name; without a user, for anybody. */
export async function readAround(
  db: Kysely<Database>,
  rows: readonly DocumentRow[],
  user: Pick<User, 'id' | 'entitlement'> | undefined,
): Promise<DocumentReading> {
  const focusIds = rows.flatMap(({ primary_focus_id: id }) => (id === null ? [] : [id]))
  const documentIds = rows.map(({ id }) => id)
  const isClosed = (row: DocumentRow) => user && !accessTo(row, user.entitlement).entitled
  const closedIds = rows.filter(isClosed).map(({ id }) => id)
  const [tags, getScope, marks, requests] = await Promise.all([
    loadTags(db, rows.flatMap(mentionedTags)),
    loadScopes(db, focusIds),
    user && loadMarks(db, user.id, documentIds),
    user && loadRequests(db, user.id, closedIds),
  ])
  return { user: user?.entitlement ?? noEntitlement, tags, getScope, marks, requests }
}
