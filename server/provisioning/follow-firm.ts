import { type Kysely, sql } from 'kysely'
import { holdTurns } from '#server/delivery/mails/take-back.ts'
import { listFirmEntitlements, toFollowing } from '#server/firms/entitlements.ts'
import { fieldDifference } from '#server/platform/audit/difference.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { emptyEntitlement, entitle, entitlementColumns } from './entitle.ts'

type Db = Kysely<Database>

const holdTurnsOfAll = (db: Db, userIds: readonly number[]) => holdTurns(db, sql`(select unnest(${userIds}::int[]))`)

/**
 * Gives users what their firm has now; those with a subscription of their own keep it, unless `isForAll`. To be called with the rows
 * of their firms held. Returns how many users got something else.
 */
export async function followFirm(
  db: Db,
  userIds: readonly number[],
  { isForAll = false, now }: { isForAll?: boolean; now: Date },
): Promise<number> {
  if (userIds.length === 0) return 0
  await holdTurnsOfAll(db, userIds)
  const users = await db
    .selectFrom('users')
    .leftJoin('entitlements', 'entitlements.user_id', 'users.id')
    .select(['users.id', 'firm_id'])
    .select(entitlementColumns)
    .where('users.id', 'in', userIds)
    .where((is) => (isForAll ? is.lit(true) : is('follows_firm', '=', true)))
    .orderBy('users.id')
    .forUpdate('users')
    .execute()
  const firms = await listFirmEntitlements(db, [...new Set(users.flatMap(({ firm_id }) => firm_id ?? []))])
  let changed = 0
  for (const { id, firm_id, ...before } of users) {
    const after = toFollowing((firm_id !== null && firms.get(firm_id)) || emptyEntitlement)
    if (Object.keys(fieldDifference(before, after)).length === 0) continue
    await entitle(db, id, after, now)
    changed += 1
  }
  return changed
}

/** Lets users belong to a firm, or to none with null, with whose subscription they go on. To be called as `followFirm`. */
export async function moveToFirm(db: Db, userIds: readonly number[], firmId: number | null, now: Date): Promise<void> {
  if (userIds.length === 0) return
  await holdTurnsOfAll(db, userIds)
  await db.updateTable('users').set({ firm_id: firmId }).where('id', 'in', userIds).execute()
  await followFirm(db, userIds, { now })
}
