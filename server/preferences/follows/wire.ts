import type { Kysely } from 'kysely'
import type { Follow } from '#contract/follow.ts'
import { isInScope } from '#server/access/access-rule.ts'
import type { User } from '#server/access/users.ts'
import { readAround } from '#server/documents/reading.ts'
import { listDocumentsById } from '#server/documents/repository.ts'
import { toWebDocument } from '#server/documents/wire.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { loadTagsWithFigures, toTagWithFigures } from '#server/tags/figures.ts'
import { loadScopes } from '#server/tags/tag-scopes.ts'
import type { FollowRow } from './repository.ts'

/** What a user follows, without tags that are inactive or outside the subscription by now. */
export async function toFollows(db: Kysely<Database>, rows: readonly FollowRow[], user: User): Promise<Follow[]> {
  const tagIds = rows.map(({ tagId }) => tagId)
  const documents = await listDocumentsById(
    db,
    rows.flatMap(({ newestId }) => newestId ?? []),
  )
  const [tags, getScope, reading] = await Promise.all([
    loadTagsWithFigures(db, tagIds),
    loadScopes(db, tagIds),
    readAround(db, documents, user),
  ])
  const newest = new Map(documents.map((row) => [row.id, row]))
  return rows.flatMap(({ tagId, followedAt, newestId }) => {
    const tag = tags.get(tagId)
    if (!tag || tag.inactive || !isInScope(getScope(tagId), user.entitlement)) return []
    const document = newestId === null ? undefined : newest.get(newestId)
    return {
      tag: toTagWithFigures(tag),
      followed_at: followedAt.toISOString(),
      newest: document ? toWebDocument(document, reading) : null,
    }
  })
}
