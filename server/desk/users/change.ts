import type { Kysely } from 'kysely'
import type { ChangeAccount } from '#contract/desk-users.ts'
import { type Following, holdFollowing } from '#server/firms/entitlements.ts'
import { setLead } from '#server/firms/leads.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { fieldDifference } from '#server/platform/audit/difference.ts'
import { writeAudit } from '#server/platform/audit/repository.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { forbid, notFound, refuse } from '#server/platform/http/http-errors.ts'
import { entitle, holdTurnsOf } from '#server/provisioning/entitle.ts'
import { setUserActive } from '#server/provisioning/set-active.ts'
import { requireEnd, requireFollowing, toColumns } from '../entitlement.ts'
import { type AccountRow, findAccount } from './repository.ts'

type Db = Kysely<Database>

type Changing = {
  account: AccountRow
  change: ChangeAccount
  /** What the user gets where the subscription is to be that of the firm. */
  following: Following | undefined
  actor: Actor
  now: Date
}

export const noAccount = () => notFound('There is no such user.')

export const onlyAdmins = () =>
  forbid({ text: 'Only an administrator may change accounts of the desk.', code: 'only-admins' })

/** Holds the rows of two users, in one order; throws if the caller was shut out or lost the role meanwhile. */
async function holdBoth(db: Db, callerId: number, userId: number) {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'role', 'is_active'])
    .where('id', 'in', [callerId, userId])
    .orderBy('id')
    .forUpdate()
    .execute()
  const [caller, user] = [callerId, userId].map((id) => rows.find((row) => row.id === id))
  if (!user) throw noAccount()
  if (!caller?.is_active || caller.role === 'reader')
    throw forbid({ text: 'You are not at the desk any more.', code: 'not-at-desk' })
  return { caller, user }
}

/** Accounts of the desk are changed by administrators, and nobody takes the own access away. */
function requireMay(caller: { id: number; role: string }, account: AccountRow, change: ChangeAccount): void {
  const { role = account.role, is_active: isActive = account.is_active } = change
  const isRoleChanged = role !== account.role
  if (caller.role !== 'admin' && (account.role !== 'reader' || isRoleChanged)) throw onlyAdmins()
  if (caller.id !== account.id) return
  if (isRoleChanged) throw refuse({ text: "You can't change your own role.", code: 'own-role', field: 'role' })
  if (!isActive) throw refuse({ text: "You can't end your own account.", code: 'own-account', field: 'is_active' })
}

/** The account of an id, held until the end of the transaction; throws if the caller may not do this with it. */
export async function holdAccount(
  db: Db,
  { id, callerId, change = {} }: { id: number; callerId: number; change?: ChangeAccount },
): Promise<AccountRow> {
  const { caller } = await holdBoth(db, callerId, id)
  const account = await findAccount(db, id)
  if (!account) throw noAccount()
  requireMay(caller, account, change)
  return account
}

const audit = (db: Db, { account, actor, now }: Changing, action: string, detail: object) =>
  writeAudit(
    db,
    { actor, action, subject: `users/${account.id}`, detail: { username: account.username, ...detail } },
    now,
  )

async function changePerson(db: Db, changing: Changing): Promise<void> {
  const { account, change } = changing
  const before = { name: account.name, external_reference: account.external_reference }
  const after = {
    name: change.name?.trim() ?? before.name,
    external_reference: change.reference === undefined ? before.external_reference : change.reference?.trim() || null,
  }
  const difference = fieldDifference(before, after)
  if (Object.keys(difference).length === 0) return
  await db.updateTable('users').set(after).where('id', '=', account.id).execute()
  await audit(db, changing, 'user.change', difference)
}

async function changeEntitlement(db: Db, changing: Changing): Promise<void> {
  const { account, change, following, now } = changing
  const { follows_firm: followsFirm } = change
  const given = followsFirm
    ? requireFollowing(following)
    : { ...(await toColumns(db, change)), ...(followsFirm === false && { follows_firm: false }) }
  if (Object.keys(given).length === 0) return
  if (!followsFirm) requireEnd(given, { valid_until: account.valid_until, is_trial: account.is_trial, ...given }, now)
  const { before, after } = await entitle(db, account.id, given, now)
  const difference = fieldDifference(before, after)
  if (Object.keys(difference).length > 0) await audit(db, changing, 'user.entitle', difference)
}

async function changeLead(db: Db, { account, change, actor, now }: Changing): Promise<void> {
  const { is_firm_lead: isLead } = change
  if (isLead === undefined || isLead === account.is_firm_lead) return
  if (account.firm_id === null)
    throw refuse({ text: 'Only a user of a firm can speak for it.', code: 'no-firm', field: 'is_firm_lead' })
  const firm = await db
    .selectFrom('firms')
    .select(['id', 'slug'])
    .where('id', '=', account.firm_id)
    .executeTakeFirstOrThrow()
  await setLead(db, { firm, username: account.username, isLead, actor }, now)
}

async function changeRole(db: Db, changing: Changing): Promise<void> {
  const { account, change } = changing
  const { role } = change
  if (role === undefined || role === account.role) return
  await db.updateTable('users').set({ role }).where('id', '=', account.id).execute()
  await audit(db, changing, 'user.role', fieldDifference({ role: account.role }, { role }))
}

async function changeActive(db: Db, changing: Changing): Promise<void> {
  const { account, change, now } = changing
  const { is_active: isActive } = change
  if (isActive === undefined || isActive === account.is_active) return
  await setUserActive(db, { userId: account.id, isActive, by: 'operator' }, now)
  await audit(db, changing, isActive ? 'user.enable' : 'user.disable', {})
}

/** Changes an account in one transaction, with an entry in the audit for each kind of change. */
export const changeAccount = (
  db: Db,
  { id, callerId, ...given }: { id: number; callerId: number; change: ChangeAccount; actor: Actor },
  now: Date,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const found = await findAccount(transaction, id)
    if (!found) throw noAccount()
    // The firm before its users, as where its subscription is changed.
    const { firm_id: firmId } = found
    const isFollowing = given.change.follows_firm && firmId !== null
    const following = isFollowing ? await holdFollowing(transaction, firmId) : undefined
    await holdTurnsOf(transaction, found.username)
    const account = await holdAccount(transaction, { id, callerId, change: given.change })
    // The user may belong to another firm by now, which is not held.
    const changing = { account, following: account.firm_id === firmId ? following : undefined, ...given, now }
    for (const step of [changePerson, changeLead, changeRole, changeEntitlement, changeActive])
      await step(transaction, changing)
  })
