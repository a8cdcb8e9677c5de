import { type Kysely, type Selectable, sql } from 'kysely'
import { requireGoodPassword } from '#server/accounts/check-password.ts'
import { endPending } from '#server/accounts/factors/pending-sign-ins.ts'
import { endTokens } from '#server/accounts/one-time-tokens.ts'
import { hashPassword } from '#server/accounts/password-hash.ts'
import { setPassword } from '#server/accounts/passwords.ts'
import { endSessions } from '#server/accounts/sessions.ts'
import { holdTurns, takeBackFrom } from '#server/delivery/mails/take-back.ts'
import { operator } from '#server/platform/audit/actor.ts'
import { fieldDifference } from '#server/platform/audit/difference.ts'
import { writeAudit } from '#server/platform/audit/repository.ts'
import { nextId } from '#server/platform/database/next-id.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { EntitlementTable } from '#server/platform/database/tables/users.ts'
import { accessTable } from '#server/preferences/access-table.ts'
import { holdPreferences } from '#server/preferences/repository.ts'
import { entitlementColumns, type GivenEntitlement } from './entitlements.ts'

type Db = Kysely<Database>

export type NewAccount = {
  username: string
  name: string
  password: string
  externalReference: string | null
  mustChange: boolean
  entitlement: GivenEntitlement
}

/** What `server:user list` shows. */
export type AccountLine = {
  username: string
  name: string
  state: 'active' | 'disabled'
  level: number
  limits: string
}

const folded = (username: string) => username.trim().toLowerCase()

/** The row of a user, held to the end of the transaction. */
export async function findAccount(db: Db, username: string) {
  const row = await db
    .selectFrom('users')
    .select(['id', 'username', 'name', 'is_active'])
    .where('username', '=', folded(username))
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Error(`There is no user ${folded(username)}.`)
  return row
}

/**
 * An account of whom a digest may be made at this moment, or wait: the turn is held before the user, as by whoever makes the digest,
 * so that neither waits for the other in a circle.
 */
async function accountWithMails(db: Db, username: string) {
  await holdTurns(db, sql`(select id from users where username = ${folded(username)})`)
  return findAccount(db, username)
}

/** Lets a user's email preferences follow the subscription; who has none is given all of them, inactive (R367, R373). */
async function permitEmails(
  db: Db,
  userId: number,
  { level, region_ids }: Pick<Selectable<EntitlementTable>, 'level' | 'region_ids'>,
) {
  const regions = await db
    .selectFrom('tags')
    .select(['id', 'value'])
    .where('category', '=', 'Region')
    .where('inactive', '=', false)
    .orderBy('id')
    .execute()
  const covered = new Set(regions.filter(({ id }) => region_ids?.includes(id) ?? true).map(({ value }) => value))
  const isCovered = (region: string) => level > 0 && (region_ids === null || covered.has(region))
  const { access_rows: before } = await holdPreferences(db, userId)
  const access_rows = JSON.stringify(
    accessTable(
      regions.map(({ value }) => value),
      isCovered,
      before,
    ),
  )
  await db.updateTable('preferences').set({ access_rows }).where('user_id', '=', userId).execute()
}

/** Adds a user; throws with a text where there is one of that name, or the password does not meet the rules. */
export async function addAccount(db: Db, account: NewAccount, now: Date): Promise<void> {
  const username = folded(account.username)
  if (!/^[^\s@]+@\S+$/.test(username)) throw new Error(`A username is an email address, not ${account.username}.`)
  await requireGoodPassword(account.password)
  const password_hash = await hashPassword(account.password)
  await db.transaction().execute(async (transaction) => {
    await sql`lock table users in share row exclusive mode`.execute(transaction)
    const taken = await transaction.selectFrom('users').select('id').where('username', '=', username).executeTakeFirst()
    if (taken) throw new Error(`There is a user ${username} already.`)
    const id = await nextId(transaction, 'users')
    const user = { id, username, name: account.name, external_reference: account.externalReference, created_at: now }
    await transaction
      .insertInto('users')
      .values({ ...user, must_change_password: account.mustChange })
      .execute()
    await transaction.insertInto('credentials').values({ user_id: id, password_hash, changed_at: now }).execute()
    const columns = await entitlementColumns(transaction, account.entitlement)
    const entitlement = { level: 1, region_ids: null, asset_class_ids: null, libraries: null, ...columns }
    await transaction
      .insertInto('entitlements')
      .values({ user_id: id, ...entitlement })
      .execute()
    await permitEmails(transaction, id, entitlement)
    const detail = { username, must_change_password: account.mustChange, ...entitlement }
    await writeAudit(transaction, { actor: operator(), action: 'user.add', subject: `users/${id}`, detail }, now)
  })
}

/** Gives a user a new password, which ends every session. */
export async function changeAccountPassword(db: Db, username: string, password: string, now: Date): Promise<void> {
  await requireGoodPassword(password)
  const hash = await hashPassword(password)
  await db.transaction().execute(async (transaction) => {
    const user = await findAccount(transaction, username)
    await setPassword(transaction, { user, actor: operator(), hash, action: 'password.reset' }, now)
  })
}

/** Lets a user in, or shuts them out: every session, link and access token ends at once. */
export async function setActive(db: Db, username: string, isActive: boolean, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const user = await accountWithMails(transaction, username)
    const signedOut = isActive ? {} : { signed_out_at: now }
    await transaction
      .updateTable('users')
      .set({ is_active: isActive, ...signedOut })
      .where('id', '=', user.id)
      .execute()
    if (!isActive) {
      await endSessions(transaction, user.id, 'disabled', now)
      await endTokens(transaction, user.id, now)
      await endPending(transaction, user.id)
      await takeBackFrom(transaction, user.id, now)
    }
    const action = isActive ? 'user.enable' : 'user.disable'
    const detail = { username: user.username }
    await writeAudit(transaction, { actor: operator(), action, subject: `users/${user.id}`, detail }, now)
  })
}

const entitlementOf = (db: Db, userId: number) =>
  db
    .selectFrom('entitlements')
    .select(['level', 'region_ids', 'asset_class_ids', 'libraries'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** Changes what a user's subscription covers; what is not given stays. */
export async function changeEntitlement(db: Db, username: string, given: GivenEntitlement, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const user = await accountWithMails(transaction, username)
    const columns = await entitlementColumns(transaction, given)
    const none = { level: 0, region_ids: null, asset_class_ids: null, libraries: null }
    const before = await entitlementOf(transaction, user.id)
    const entitlement = await transaction
      .insertInto('entitlements')
      .values({ user_id: user.id, ...none, ...columns })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
      .returning(['level', 'region_ids', 'asset_class_ids', 'libraries'])
      .executeTakeFirstOrThrow()
    await permitEmails(transaction, user.id, entitlement)
    // What waits may name documents that the user may not read any more.
    await takeBackFrom(transaction, user.id, now)
    const detail = { username: user.username, ...fieldDifference(before ?? {}, entitlement) }
    const entry = { actor: operator(), action: 'user.entitle', subject: `users/${user.id}`, detail }
    await writeAudit(transaction, entry, now)
  })
}

/** Every user by name, with what their subscription covers, in words. */
export async function listAccounts(db: Db): Promise<AccountLine[]> {
  const users = await db
    .selectFrom('users')
    .leftJoin('entitlements', 'entitlements.user_id', 'users.id')
    .select(['username', 'name', 'is_active', 'level', 'region_ids', 'asset_class_ids', 'libraries'])
    .orderBy('username')
    .execute()
  const tags = await db
    .selectFrom('tags')
    .select(['id', 'value'])
    .where('category', 'in', ['Region', 'Asset Class'])
    .execute()
  const nameOf = new Map(tags.map(({ id, value }) => [id, value]))
  const named = (ids: readonly number[] | null) => ids?.map((id) => nameOf.get(id) ?? `#${id}`).join('; ')
  return users.map(({ username, name, is_active, level, region_ids, asset_class_ids, libraries }) => ({
    username,
    name,
    state: is_active ? 'active' : 'disabled',
    level: level ?? 0,
    limits: [named(region_ids), named(asset_class_ids), libraries?.join('; ')]
      .filter((part) => part !== undefined)
      .join(' | '),
  }))
}
