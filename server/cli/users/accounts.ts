import type { Kysely } from 'kysely'
import { requireGoodPassword } from '#server/accounts/check-password.ts'
import { hashPassword } from '#server/accounts/password-hash.ts'
import { setPassword } from '#server/accounts/passwords.ts'
import { type Following, holdFollowing, holdFollowingOf } from '#server/firms/entitlements.ts'
import { operator } from '#server/platform/audit/actor.ts'
import { fieldDifference } from '#server/platform/audit/difference.ts'
import { writeAudit } from '#server/platform/audit/repository.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { addUser } from '#server/provisioning/add-user.ts'
import { type EntitlementColumns, emptyEntitlement, entitle, holdTurnsOf } from '#server/provisioning/entitle.ts'
import { setUserActive } from '#server/provisioning/set-active.ts'
import { entitlementColumns, type GivenEntitlement } from './entitlements.ts'

type Db = Kysely<Database>

export type NewAccount = {
  username: string
  name: string
  password: string
  externalReference: string | null
  mustChange: boolean
  /** Undefined: the subscription of the firm of the address. */
  entitlement: GivenEntitlement | undefined
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
    .select(['id', 'username', 'name', 'is_active', 'role'])
    .where('username', '=', folded(username))
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Error(`There is no user ${folded(username)}.`)
  return row
}

async function accountWithMails(db: Db, username: string) {
  await holdTurnsOf(db, folded(username))
  return findAccount(db, username)
}

/** What a subscription is to cover; throws with a text where a name is not known, or the firm has none to follow. */
async function columnsOf(
  db: Db,
  given: GivenEntitlement | undefined,
  find: () => Promise<Following | undefined>,
): Promise<Partial<EntitlementColumns>> {
  if (given) return entitlementColumns(db, given)
  const following = await find()
  if (following) return following
  throw new Error('The firm of this user has no subscription. "npm run server:firm -- subscribe" gives it one.')
}

/** What a user gets who is to follow their firm, whose subscription is held. */
async function holdFollowingOfUser(db: Db, username: string): Promise<Following | undefined> {
  const user = await db
    .selectFrom('users')
    .select('firm_id')
    .where('username', '=', folded(username))
    .executeTakeFirst()
  return user?.firm_id ? holdFollowing(db, user.firm_id) : undefined
}

/** Adds a user; throws with a text where there is one of that name, or the password does not meet the rules. */
export async function addAccount(db: Db, account: NewAccount, now: Date): Promise<void> {
  const username = folded(account.username)
  if (!/^[^\s@]+@\S+$/.test(username)) throw new Error(`A username is an email address, not ${account.username}.`)
  await requireGoodPassword(account.password)
  const passwordHash = await hashPassword(account.password)
  await db.transaction().execute(async (transaction) => {
    const given = await columnsOf(transaction, account.entitlement, () => holdFollowingOf(transaction, username))
    const entitlement = { ...emptyEntitlement, level: 1, ...given }
    const { name, externalReference, mustChange: mustChangePassword } = account
    const user = { username, name, externalReference, mustChangePassword, passwordHash, entitlement }
    const id = await addUser(transaction, user, now)
    if (id === undefined) throw new Error(`There is a user ${username} already.`)
    const detail = { username, must_change_password: mustChangePassword, ...entitlement }
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
    await setUserActive(transaction, { userId: user.id, isActive, by: 'operator' }, now)
    const action = isActive ? 'user.enable' : 'user.disable'
    const detail = { username: user.username }
    await writeAudit(transaction, { actor: operator(), action, subject: `users/${user.id}`, detail }, now)
  })
}

/** Changes what a user's subscription covers; what is not given stays. Undefined: it is that of the firm from now on. */
export async function changeEntitlement(
  db: Db,
  username: string,
  given: GivenEntitlement | undefined,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // The firm before its users, as where its subscription is changed.
    const columns = await columnsOf(transaction, given, () => holdFollowingOfUser(transaction, username))
    const user = await accountWithMails(transaction, username)
    const { before, after } = await entitle(transaction, user.id, columns, now)
    const detail = { username: user.username, ...fieldDifference(before, after) }
    const entry = { actor: operator(), action: 'user.entitle', subject: `users/${user.id}`, detail }
    await writeAudit(transaction, entry, now)
  })
}

/** Every user by name, with what their subscription covers, in words. */
export async function listAccounts(db: Db): Promise<AccountLine[]> {
  const users = await db
    .selectFrom('users')
    .leftJoin('entitlements', 'entitlements.user_id', 'users.id')
    .select(['username', 'name', 'is_active', 'level', 'region_ids', 'asset_class_ids', 'libraries', 'valid_until'])
    .select('follows_firm')
    .orderBy('username')
    .execute()
  const tags = await db
    .selectFrom('tags')
    .select(['id', 'value'])
    .where('category', 'in', ['Region', 'Asset Class'])
    .execute()
  const nameOf = new Map(tags.map(({ id, value }) => [id, value]))
  const named = (ids: readonly number[] | null) => ids?.map((id) => nameOf.get(id) ?? `#${id}`).join('; ')
  return users.map(
    ({ username, name, is_active, level, region_ids, asset_class_ids, libraries, valid_until, follows_firm }) => ({
      username,
      name,
      state: is_active ? 'active' : 'disabled',
      level: level ?? 0,
      limits: [
        follows_firm && 'as the firm',
        named(region_ids),
        named(asset_class_ids),
        libraries?.join('; '),
        valid_until && `until ${valid_until.toISOString()}`,
      ]
        .filter((part) => part)
        .join(' | '),
    }),
  )
}
