import { type Kysely, sql } from 'kysely'
import { forgetSources } from '#server/accounts/known-sources.ts'
import { endTokens } from '#server/accounts/one-time-tokens.ts'
import { grantedBy } from '#server/firms/entitlements.ts'
import { findFirmIdOf } from '#server/firms/repository.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { fieldDifference } from '#server/platform/audit/difference.ts'
import { writeAudit } from '#server/platform/audit/repository.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { addUser } from '#server/provisioning/add-user.ts'
import { holdTurnsOf } from '#server/provisioning/entitle.ts'
import { setUserActive } from '#server/provisioning/set-active.ts'
import type { UserFilter } from './filter.ts'
import { invalid, noUser, ScimError } from './scim-error.ts'
import type { UserChange } from './user-attributes.ts'
import { toName } from './user-name.ts'

type Db = Kysely<Database>

/** The firm whose token a call carries. */
export type Caller = { firmId: number; slug: string; prefix: string; actor: Actor }

const usersOf = (db: Db, firmId: number) =>
  db
    .selectFrom('users')
    .leftJoin('firm_users', 'firm_users.user_id', 'users.id')
    .select(['users.id', 'username', 'users.name', 'is_active', 'is_disabled_by_firm', 'users.created_at'])
    .select(['external_id', 'given_name', 'family_name'])
    .where('users.firm_id', '=', firmId)

export type UserRow = NonNullable<Awaited<ReturnType<ReturnType<typeof usersOf>['executeTakeFirst']>>>

/** @throws ScimError 404 where the firm has no such user */
export async function findUser(db: Db, { firmId }: Pick<Caller, 'firmId'>, id: number): Promise<UserRow> {
  const row = await usersOf(db, firmId).where('users.id', '=', id).executeTakeFirst()
  if (!row) throw noUser()
  return row
}

/** Users of a firm in the order in which they were added; `total` counts all that the filter finds. */
export async function listUsers(
  db: Db,
  { firmId }: Pick<Caller, 'firmId'>,
  { filter, offset, limit }: { filter: UserFilter | undefined; offset: number; limit: number },
): Promise<{ total: number; rows: UserRow[] }> {
  const all = usersOf(db, firmId)
  const found =
    filter === undefined
      ? all
      : filter.attribute === 'userName'
        ? all.where('username', '=', filter.value.trim().toLowerCase())
        : all.where('external_id', '=', filter.value)
  const { count } = await found
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = limit === 0 ? [] : await found.orderBy('users.id').offset(offset).limit(limit).execute()
  return { total: Number(count), rows }
}

const taken = (username: string) => new ScimError(409, `There is a user ${username} already.`, 'uniqueness')

/** Before anybody looks for a user of that name, so that nothing is told of users of others. */
async function requireOwnDomain(db: Db, { firmId }: Caller, username: string): Promise<void> {
  if ((await findFirmIdOf(db, username)) !== firmId)
    throw invalid(
      'invalidValue',
      `${username} has no mail domain of your firm. Ask your contact here to add the domain.`,
    )
}

const isUniqueViolation = (error: unknown) => error instanceof Error && 'code' in error && error.code === '23505'

/** Works within a transaction that holds the firm, so that its domains stay what they are. */
const withFirm = <T>(db: Db, { firmId }: Caller, work: (transaction: Db) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (transaction) => {
    await sql`select id from firms where id = ${firmId} for key share`.execute(transaction)
    return work(transaction)
  })

const record = (db: Db, { actor, slug, prefix }: Caller, userId: number, now: Date) => {
  const origin = { by: 'company', firm: slug, token: prefix }
  return (action: string, detail: Record<string, unknown>) =>
    writeAudit(db, { actor, action, subject: `users/${userId}`, detail: { ...detail, ...origin } }, now)
}

const saveParts = (
  db: Db,
  userId: number,
  parts: { external_id: string | null } & Record<'given_name' | 'family_name', string | null>,
) =>
  db
    .insertInto('firm_users')
    .values({ user_id: userId, ...parts })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(parts))
    .execute()

/** Adds a user, who may read what every user of the firm may. */
export function createUser(
  db: Db,
  caller: Caller,
  given: UserChange & { userName: string },
  now: Date,
): Promise<UserRow> {
  return withFirm(db, caller, async (transaction) => {
    const { userName: username, active = true } = given
    const { givenName = null, familyName = null, externalId = null } = given
    await requireOwnDomain(transaction, caller, username)
    const entitlement = await grantedBy(transaction, caller.firmId, [])
    if (!entitlement)
      throw new ScimError(
        403,
        'It is not set what new users of your firm may read. Ask your contact here to set it for all users of the firm.',
      )
    const nobody = { name: username, username, givenName: null, familyName: null }
    const name = toName(nobody, given, { givenName, familyName })
    const id = await addUser(transaction, { username, name, entitlement }, now)
    if (id === undefined) throw taken(username)
    const parts = { external_id: externalId, given_name: givenName, family_name: familyName }
    await saveParts(transaction, id, parts)
    if (!active) await setUserActive(transaction, { userId: id, isActive: false, by: 'firm' }, now)
    await record(transaction, caller, id, now)('user.add', { username, active, ...parts, ...entitlement })
    return findUser(transaction, caller, id)
  })
}

/** The row of a user, held to the end of the transaction. The turns of mails are held first, as in the delivery of digests. */
async function holdUser(db: Db, caller: Caller, id: number): Promise<UserRow> {
  await holdTurnsOf(db, (await findUser(db, caller, id)).username)
  const row = await usersOf(db, caller.firmId).where('users.id', '=', id).forUpdate('users').executeTakeFirst()
  if (!row) throw noUser()
  return row
}

/** Links that were mailed to the old address are worth nothing then, and a later account of that address knows no devices. */
async function rename(
  db: Db,
  caller: Caller,
  { id, oldName, username }: { id: number; oldName: string; username: string },
  now: Date,
): Promise<void> {
  await requireOwnDomain(db, caller, username)
  const other = await db.selectFrom('users').select('id').where('username', '=', username).executeTakeFirst()
  if (other) throw taken(username)
  await db.updateTable('users').set({ username }).where('id', '=', id).execute()
  await endTokens(db, id, now)
  await forgetSources(db, oldName)
}

async function applyChange(db: Db, caller: Caller, id: number, change: UserChange, now: Date): Promise<UserRow> {
  const before = await holdUser(db, caller, id)
  const { username: oldName, given_name, family_name, external_id } = before
  const { userName: username = oldName, active = before.is_active, externalId = external_id } = change
  const { givenName = given_name, familyName = family_name } = change
  const isSwitched = active !== before.is_active
  if (isSwitched && active && !before.is_disabled_by_firm)
    throw new ScimError(403, 'This user was disabled here, and not by your firm. Ask your contact here.')
  if (username !== oldName) await rename(db, caller, { id, oldName, username }, now)
  const parts = { givenName: given_name, familyName: family_name }
  const called = { name: before.name === oldName ? username : before.name, username, ...parts }
  const name = toName(called, change, { givenName, familyName })
  if (name !== before.name) await db.updateTable('users').set({ name }).where('id', '=', id).execute()
  const kept = { external_id: externalId, given_name: givenName, family_name: familyName }
  await saveParts(db, id, kept)
  if (isSwitched) await setUserActive(db, { userId: id, isActive: active, by: 'firm' }, now)
  const old = { username: oldName, name: before.name, external_id, given_name, family_name }
  const difference = fieldDifference(old, { username, name, ...kept })
  const write = record(db, caller, id, now)
  if (Object.keys(difference).length > 0) await write('user.change', difference)
  if (isSwitched) await write(active ? 'user.enable' : 'user.disable', { username })
  return findUser(db, caller, id)
}

/** Changes a user of the firm, all of it or nothing. An inactive user is signed out everywhere at once. */
export async function changeUser(db: Db, caller: Caller, id: number, change: UserChange, now: Date): Promise<UserRow> {
  try {
    return await withFirm(db, caller, (transaction) => applyChange(transaction, caller, id, change, now))
  } catch (error) {
    // Somebody else took the name in the meantime.
    throw isUniqueViolation(error) && change.userName !== undefined ? taken(change.userName) : error
  }
}
