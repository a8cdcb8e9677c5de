import { type Kysely, sql } from 'kysely'
import { accessFilter } from '#server/access/access-filter.ts'
import { companyScopeFilter } from '#server/access/scope-filter.ts'
import { holdUser, type User } from '#server/access/users.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { writeAudit } from '#server/platform/audit/repository.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { unprocessable } from '#server/platform/http/http-errors.ts'

type Db = Kysely<Database>
type Who = { user: User; actor: Actor; now: Date }

/** A list that a person can survey; a list of hundreds is a filter. */
export const MOST_FOLLOWS = 500

export type FollowRow = { tagId: number; followedAt: Date; newestId: number | null }

/** What a user follows, each with the newest published document that the user may read; the newest first. */
export async function listFollows(db: Db, user: User, now: Date): Promise<FollowRow[]> {
  const { rows } = await sql<FollowRow>`
    select follows.tag_id as "tagId", follows.followed_at as "followedAt", newest.id as "newestId"
    from follows left join lateral (
      select id, published_at from documents
      where id in (select id from document_search where tag_ids && array[follows.tag_id])
        and published_at <= ${now} and ${accessFilter(user.entitlement, 'permissioned')}
      order by published_at desc, id desc limit 1) newest on true
    where follows.user_id = ${user.id}
    order by newest.published_at desc nulls last, newest.id desc, follows.tag_id`.execute(db)
  return rows
}

/**
 * Follows a tag. What is inactive or left the subscription is in no list, so nobody could end it: it takes no place.
 * @throws a 422 where the user follows as many as anybody may
 */
async function add(db: Db, { id: userId, entitlement }: User, tagId: number, now: Date): Promise<boolean> {
  const { count } = await db
    .selectFrom('follows')
    .innerJoin('tags', 'tags.id', 'tag_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('tag_id', '!=', tagId)
    .where('inactive', '=', false)
    .where(companyScopeFilter(entitlement))
    .executeTakeFirstOrThrow()
  if (count >= MOST_FOLLOWS)
    throw unprocessable([`At most ${MOST_FOLLOWS} can be followed. End one that you need no more.`])
  const added = await db
    .insertInto('follows')
    .values({ user_id: userId, tag_id: tagId, followed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('tag_id')
    .execute()
  return added.length > 0
}

async function remove(db: Db, userId: number, tagId: number): Promise<boolean> {
  const removed = await db
    .deleteFrom('follows')
    .where('user_id', '=', userId)
    .where('tag_id', '=', tagId)
    .returning('tag_id')
    .execute()
  return removed.length > 0
}

/** Starts or ends following a tag; only what changes something is audited. */
export const changeFollow = (db: Db, { user, actor, now }: Who, tagId: number, followed: boolean): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    // One change at a time for a user, so that two at once do not pass the limit together.
    await holdUser(transaction, user.id, 'update')
    const isChanged = followed ? await add(transaction, user, tagId, now) : await remove(transaction, user.id, tagId)
    if (!isChanged) return
    const action = followed ? 'follow.add' : 'follow.remove'
    await writeAudit(transaction, { actor, action, subject: `tags/${tagId}` }, now)
  })
