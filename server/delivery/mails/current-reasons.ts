import { type Kysely, sql } from 'kysely'
import type { Reason } from '#contract/inbox.ts'
import { isInScope } from '#server/access/access-rule.ts'
import type { User } from '#server/access/users.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { loadScopes } from '#server/tags/tag-scopes.ts'
import { loadInterested, matchInterests } from '../sweep/interest-matches.ts'
import type { SweptDocument } from '../sweep/matches.ts'

type Db = Kysely<Database>

type Reached = Pick<User, 'id' | 'entitlement'>

export type Pending = { id: number; reasons: Reason[] }

/** The ids of the user's saved searches that still send mails. */
async function listAlerting(db: Db, userId: number): Promise<Set<string | null | undefined>> {
  const rows = db.selectFrom('saved_searches').select('id').where('user_id', '=', userId).where('alerts', '=', true)
  return new Set((await rows.execute()).map(({ id }) => String(id)))
}

/**
 * The ids of the tags that the user follows, but for those that are inactive or outside the subscription by now: no list has them,
 * so nobody could end it.
 */
async function listFollowed(db: Db, { id, entitlement }: Reached): Promise<Set<string | null | undefined>> {
  const rows = db.selectFrom('follows').innerJoin('tags', 'tags.id', 'tag_id').select('tag_id')
  const active = await rows.where('user_id', '=', id).where('inactive', '=', false).execute()
  const ids = active.map(({ tag_id }) => tag_id)
  const getScope = await loadScopes(db, ids)
  return new Set(ids.filter((tagId) => isInScope(getScope(tagId), entitlement)).map(String))
}

const isByPreference = ({ kind }: Reason) => kind === 'distribution' || kind === 'email'

/** Why documents concern the user by the preferences of today, by document. */
async function matchPreferences(
  db: Db,
  userId: number,
  pending: readonly Pending[],
  now: Date,
): Promise<Map<number, Reason[]>> {
  const ids = pending.filter(({ reasons }) => reasons.some(isByPreference)).map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const { rows } = await sql<SweptDocument>`select id, library, tag_ids, region_ids from documents
    where id = any(${ids}::int[])`.execute(db)
  const matches = await matchInterests(await loadInterested(db, now, userId), rows)
  const byDocument = new Map<number, Reason[]>()
  for (const { documentId, kind, id, name } of [...matches.values()].flat())
    byDocument.set(documentId, [...(byDocument.get(documentId) ?? []), { kind, id, name }])
  return byDocument
}

/**
 * What the user still wants: without reasons that are gone, such as a tag that is not followed any more, and without documents that
 * have no other. Preferences have no ids, so theirs are found again, with the names of today.
 */
export async function keepCurrent(
  db: Db,
  user: Reached,
  pending: readonly Pending[],
  now: Date,
): Promise<{ id: number; reasons: readonly [Reason, ...Reason[]] }[]> {
  const followed = await listFollowed(db, user)
  const alerting = await listAlerting(db, user.id)
  const preferred = await matchPreferences(db, user.id, pending, now)
  return pending.flatMap(({ id, reasons }) => {
    const kinds = new Set(reasons.map(({ kind }) => kind))
    const [first, ...others] = [
      ...reasons.filter((reason) => reason.kind === 'follow' && followed.has(reason.id)),
      ...reasons.filter((reason) => reason.kind === 'saved_search' && alerting.has(reason.id)),
      ...(preferred.get(id) ?? []).filter(({ kind }) => kinds.has(kind)),
    ]
    return first ? [{ id, reasons: [first, ...others] as const }] : []
  })
}
