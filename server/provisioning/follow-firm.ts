import type { Kysely } from 'kysely'
import { holdTurnsOfAll } from '#server/delivery/mails/take-back.ts'
import { listFirmEntitlements, toFollowing } from '#server/firms/entitlements.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { fieldDifference } from '#server/platform/audit/difference.ts'
import { writeAudit } from '#server/platform/audit/repository.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { emptyEntitlement, entitleAll, entitlementColumns } from './entitle.ts'

type Db = Kysely<Database>

/** Users of one statement. */
const SLICE = 1000

/** The rows of users with their subscriptions, held. The rows come first: what they had may change until then. */
async function holdUsers(db: Db, userIds: readonly number[]) {
  await db.selectFrom('users').select('id').where('id', 'in', userIds).orderBy('id').forNoKeyUpdate().execute()
  return db
    .selectFrom('users')
    .leftJoin('entitlements', 'entitlements.user_id', 'users.id')
    .select(['users.id', 'users.username', 'firm_id'])
    .select(entitlementColumns)
    .where('users.id', 'in', userIds)
    .orderBy('users.id')
    .execute()
}

/** A user whose subscription has changed, with the difference. */
export type Followed = { id: number; username: string; wasOwn: boolean; difference: object }

/**
 * Gives users the subscription that their firm has now, or none if they belong to no firm. Users with a subscription of their own
 * keep it, unless `isForAll`. To be called with the rows of their firms held. Returns the users whose subscription has changed.
 */
export async function followFirm(
  db: Db,
  userIds: readonly number[],
  { isForAll = false, now }: { isForAll?: boolean; now: Date },
): Promise<Followed[]> {
  if (userIds.length === 0) return []
  await holdTurnsOfAll(db, userIds)
  const users = (await holdUsers(db, userIds)).filter(({ follows_firm }) => isForAll || follows_firm)
  const firmIds = [...new Set(users.map(({ firm_id }) => firm_id))]
  const firms = await listFirmEntitlements(
    db,
    firmIds.filter((id) => id !== null),
  )
  const followed: Followed[] = []
  for (const firmId of firmIds) {
    const terms = firmId === null ? undefined : firms.get(firmId)
    const after = { ...toFollowing(terms ?? emptyEntitlement), follows_firm: firmId !== null }
    const changed = users.flatMap(({ id, username, firm_id, ...before }) => {
      const difference = fieldDifference(before, after)
      const isChanged = firm_id === firmId && Object.keys(difference).length > 0
      return isChanged ? [{ id, username, wasOwn: !before.follows_firm, difference }] : []
    })
    for (let start = 0; start < changed.length; start += SLICE) {
      const slice = changed.slice(start, start + SLICE).map(({ id }) => id)
      await entitleAll(db, slice, after, now)
    }
    followed.push(...changed)
  }
  return followed
}

/** Records what became of the subscriptions of users. */
export async function auditFollowed(db: Db, followed: readonly Followed[], actor: Actor, now: Date): Promise<void> {
  for (const { id, username, difference } of followed) {
    const detail = { username, ...difference }
    await writeAudit(db, { actor, action: 'user.entitle', subject: `users/${id}`, detail }, now)
  }
}

/**
 * Lets users belong to a firm, or to none with null. Users who followed their old firm get the subscription of the new one, or none. To be
 * called as `followFirm`; what it returns is to be recorded.
 */
export async function moveToFirm(
  db: Db,
  userIds: readonly number[],
  firmId: number | null,
  now: Date,
): Promise<Followed[]> {
  if (userIds.length === 0) return []
  await holdTurnsOfAll(db, userIds)
  await db.updateTable('users').set({ firm_id: firmId }).where('id', 'in', userIds).execute()
  return followFirm(db, userIds, { now })
}
