import type { Kysely } from 'kysely'
import { type FirmEntitlement, listFirmEntitlements } from '#server/firms/entitlements.ts'
import { FirmError } from '#server/firms/firm-error.ts'
import type { Firm } from '#server/firms/repository.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { fieldDifference } from '#server/platform/audit/difference.ts'
import { writeAudit } from '#server/platform/audit/repository.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { emptyEntitlement } from './entitle.ts'
import { auditFollowed, followFirm } from './follow-firm.ts'

type Db = Kysely<Database>

type FirmEntitlementChange = {
  firm: Pick<Firm, 'id' | 'slug'>
  /** What is not given stays; null: the firm has no subscription any more. */
  given: Partial<FirmEntitlement> | null
  /** Users with a subscription of their own get that of the firm instead. */
  isForAll: boolean
  actor: Actor
}

async function store(db: Db, firmId: number, given: Partial<FirmEntitlement> | null) {
  if (given === null) return void (await db.deleteFrom('firm_entitlements').where('firm_id', '=', firmId).execute())
  const insert = db.insertInto('firm_entitlements').values({ ...emptyEntitlement, ...given, firm_id: firmId })
  const stored =
    Object.keys(given).length > 0
      ? insert.onConflict((conflict) => conflict.column('firm_id').doUpdateSet(given))
      : insert.onConflict((conflict) => conflict.column('firm_id').doNothing())
  await stored.execute()
}

/**
 * Changes what a firm's subscription covers, at once for the users who follow it. To be called with the firm's row held.
 * @throws FirmError if the firm has no subscription and is given no level of one, or users are to follow none
 */
export async function setFirmEntitlement(
  db: Db,
  { firm, given, isForAll, actor }: FirmEntitlementChange,
  now: Date,
): Promise<void> {
  const find = async () => (await listFirmEntitlements(db, [firm.id])).get(firm.id)
  const before = await find()
  const isNothing = given === null ? !before || isForAll : !before && given.level === undefined
  if (isNothing) throw new FirmError(`${firm.slug} has no subscription.`, 'no-firm-subscription')
  await store(db, firm.id, given)
  const after = await find()
  const users = await db.selectFrom('users').select('id').where('firm_id', '=', firm.id).execute()
  const userIds = users.map(({ id }) => id)
  const followed = await followFirm(db, userIds, { isForAll, now })
  const difference = fieldDifference(before ?? {}, after ?? {})
  if (Object.keys(difference).length === 0 && followed.length === 0) return
  const detail = { firm: firm.slug, ...difference, users: followed.length }
  await writeAudit(db, { actor, action: 'firm.entitle', subject: `firms/${firm.id}`, detail }, now)
  // The entry of the firm already says it for users who followed before.
  await auditFollowed(
    db,
    followed.filter(({ wasOwn }) => wasOwn),
    actor,
    now,
  )
}
