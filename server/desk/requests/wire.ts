import type { Kysely } from 'kysely'
import type { DeskRequest } from '#contract/desk-requests.ts'
import { noEntitlement } from '#server/access/access-rule.ts'
import { findUser } from '#server/access/users.ts'
import { reasonsFor } from '#server/documents/access-requests/reasons.ts'
import { toAccessRequest } from '#server/documents/access-requests/repository.ts'
import { libraryNames } from '#server/documents/libraries.ts'
import { listDocumentsById } from '#server/documents/repository.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { loadTags } from '#server/tags/repository.ts'
import { type Extension, extensionFor } from './extension.ts'
import type { DeskRequestRow } from './repository.ts'

type NameOf = (tagId: number) => string

const toExtension = ({ level, library, regionId, assetClassId }: Extension, nameOf: NameOf) => ({
  level: level ?? null,
  library: library ? libraryNames[library] : null,
  region: regionId === undefined ? null : nameOf(regionId),
  asset_class: assetClassId === undefined ? null : nameOf(assetClassId),
})

const subscription = ({ endsAt, isTrial, followsFirm }: DeskRequestRow) => ({
  valid_until: endsAt?.toISOString() ?? null,
  is_trial: isTrial,
  follows_firm: followsFirm,
})

/** Requests with what their users' subscriptions lack today. */
export async function toDeskRequests(
  db: Kysely<Database>,
  rows: readonly DeskRequestRow[],
  now: Date,
): Promise<DeskRequest[]> {
  const documents = await listDocumentsById(db, [...new Set(rows.map(({ document_id }) => document_id))])
  const byId = new Map(documents.map((document) => [document.id, document]))
  const tagIds = documents.flatMap(({ region_ids, asset_class_ids }) => [...region_ids, ...asset_class_ids])
  const tags = await loadTags(db, tagIds)
  const nameOf: NameOf = (tagId) => tags.get(tagId)?.value ?? ''
  const userIds = [...new Set(rows.map(({ user_id }) => user_id))]
  const users = new Map(await Promise.all(userIds.map(async (id) => [id, await findUser(db, id, now)] as const)))
  return rows.flatMap((row) => {
    const document = byId.get(row.document_id)
    const request = toAccessRequest(row)
    if (!document || !request) return []
    const entitlement = users.get(row.user_id)?.entitlement ?? noEntitlement
    const extension = row.isOver ? undefined : extensionFor(document, entitlement)
    const { id, reference, title, document_type } = document
    return {
      id: String(row.id),
      ...request,
      decided_by: row.decider,
      user: {
        id: row.user_id,
        name: row.name,
        username: row.username,
        firm: row.firm,
        pending: row.pending,
        ...subscription(row),
      },
      document: { id, reference, title, document_type },
      reasons: reasonsFor(document, entitlement, nameOf),
      extension: extension ? toExtension(extension, nameOf) : null,
      is_grant: row.isGrant,
    }
  })
}
