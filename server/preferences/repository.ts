import type { Kysely, Selectable } from 'kysely'
import type { InterestRecord } from '#contract/preference.ts'
import { isSameList } from '#lib/format/interest-records.ts'
import type { User } from '#server/access/users.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { interestDifference } from '#server/platform/audit/difference.ts'
import { writeAudit } from '#server/platform/audit/repository.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { AccessRow, PreferenceTable } from '#server/platform/database/tables/users.ts'
import { subtractActive } from './access-options.ts'

type Db = Kysely<Database>
type Who = { user: User; actor: Actor; now: Date }

/** The email preferences of a user, row by row (R373). */
export async function findAccessRows(db: Db, userId: number): Promise<AccessRow[]> {
  const row = await db.selectFrom('preferences').select('access_rows').where('user_id', '=', userId).executeTakeFirst()
  return row?.access_rows ?? []
}

/** The preferences of users, locked until the end of the transaction. Empty ones are added where there are none. */
export async function holdPreferencesOfAll(db: Db, userIds: readonly number[]): Promise<Selectable<PreferenceTable>[]> {
  if (userIds.length === 0) return []
  await db
    .insertInto('preferences')
    .values(userIds.map((user_id) => ({ user_id, cris: '[]', access_rows: '[]' })))
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
  return db
    .selectFrom('preferences')
    .selectAll()
    .where('user_id', 'in', userIds)
    .orderBy('user_id')
    .forUpdate()
    .execute()
}

async function holdPreferences(db: Db, userId: number): Promise<Selectable<PreferenceTable>> {
  const [row] = await holdPreferencesOfAll(db, [userId])
  if (!row) throw new Error(`User ${userId} has no preferences.`)
  return row
}

/** Puts other interest records in place of a user's (R359). What `next` throws leaves them as they are. */
export const changeInterests = (
  db: Db,
  { user, actor, now }: Who,
  next: (db: Db, before: readonly InterestRecord[]) => Promise<readonly InterestRecord[]>,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { cris: before } = await holdPreferences(transaction, user.id)
    const after = await next(transaction, before)
    if (isSameList(before, after)) return
    const cris = JSON.stringify(after)
    await transaction.updateTable('preferences').set({ cris }).where('user_id', '=', user.id).execute()
    const detail = interestDifference(before, after)
    await writeAudit(
      transaction,
      { actor, action: 'preferences.distribution', subject: `users/${user.id}`, detail },
      now,
    )
  })

/** Puts other email preferences in place of a user's (R374). What `next` throws leaves them as they are. */
export const changeAccessRows = (
  db: Db,
  { user, actor, now }: Who,
  next: (before: readonly AccessRow[]) => readonly AccessRow[],
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { access_rows: before } = await holdPreferences(transaction, user.id)
    const after = next(before)
    const detail = { switched_on: subtractActive(after, before), switched_off: subtractActive(before, after) }
    if (detail.switched_on.length + detail.switched_off.length === 0) return
    const access_rows = JSON.stringify(after)
    await transaction.updateTable('preferences').set({ access_rows }).where('user_id', '=', user.id).execute()
    await writeAudit(transaction, { actor, action: 'preferences.email', subject: `users/${user.id}`, detail }, now)
  })
