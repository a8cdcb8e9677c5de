import type { Kysely } from 'kysely'
import { type Following, grantedBy } from '#server/firms/entitlements.ts'
import type { Granted } from '#server/firms/groups.ts'
import { type FirmProvider, findFirmIdOf } from '#server/firms/repository.ts'
import { system } from '#server/platform/audit/actor.ts'
import { fieldDifference } from '#server/platform/audit/difference.ts'
import { writeAudit } from '#server/platform/audit/repository.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Identity } from './claims.ts'

type Db = Kysely<Database>

/** What modules above this one do to users. */
export type Provisioning = {
  addUser(
    db: Db,
    user: { username: string; name: string; entitlement: Granted | Following },
    now: Date,
  ): Promise<number | undefined>
  entitle(
    db: Db,
    userId: number,
    given: Granted & { valid_until?: null; is_trial?: boolean },
    now: Date,
  ): Promise<{ before: Partial<Granted>; after: Granted }>
  holdTurnsOf(db: Db, username: string): Promise<unknown>
}

/** Why a user whom the provider vouches for may not come in. */
export type Unprovisioned = 'unmapped' | 'other-account'

type Arrival = { provider: FirmProvider; identity: Identity; firm: string }

/** The account of a subject, else that of the mail address, with its row held; the turns of its mails are held first, as in the delivery of digests. */
async function findAccount(db: Db, holdTurnsOf: Provisioning['holdTurnsOf'], { provider, identity }: Arrival) {
  const { firm_id } = provider
  const { issuer, subject, username } = identity
  const known = await db
    .selectFrom('firm_subjects')
    .select('user_id')
    .where('firm_id', '=', firm_id)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  const users = db.selectFrom('users').select(['id', 'username', 'name', 'is_active', 'firm_id'])
  const account = known ? users.where('id', '=', known.user_id) : users.where('username', '=', username)
  await holdTurnsOf(db, (await account.executeTakeFirst())?.username ?? username)
  return { user: await account.forUpdate().executeTakeFirst(), isKnown: known !== undefined }
}

/** Whether the account belongs to another subject of the provider, as when a mail address was given to somebody else. */
const hasOtherSubject = async (db: Db, { firm_id }: FirmProvider, issuer: string, userId: number): Promise<boolean> =>
  (await db
    .selectFrom('firm_subjects')
    .select('user_id')
    .where('firm_id', '=', firm_id)
    .where('issuer', '=', issuer)
    .where('user_id', '=', userId)
    .executeTakeFirst()) !== undefined

const isSame = (one: Partial<Granted> | undefined, other: Granted) =>
  one !== undefined && Object.keys(fieldDifference(one, { ...other, follows_firm: false })).length === 0

const entitlementOf = (db: Db, userId: number) =>
  db
    .selectFrom('entitlements')
    .select(['level', 'region_ids', 'asset_class_ids', 'libraries', 'follows_firm'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

/**
 * The account of whom a provider vouches for: made with the first sign-in, and brought up to date with each. Gives its id, or why
 * there is none for the user. To be called within a transaction.
 */
export async function provision(
  db: Db,
  { addUser, entitle, holdTurnsOf }: Provisioning,
  arrival: Arrival,
  now: Date,
): Promise<number | Unprovisioned> {
  const { provider, identity, firm } = arrival
  const { issuer, subject, username, name } = identity
  const granted = await grantedBy(db, provider.firm_id, identity.groups)
  if (!granted) return 'unmapped'
  const { user, isKnown } = await findAccount(db, holdTurnsOf, arrival)
  const record = (action: string, id: number, detail: Record<string, unknown>) =>
    writeAudit(db, { actor: system, action, subject: `users/${id}`, detail: { ...detail, by: 'company', firm } }, now)
  const bind = (userId: number) =>
    db.insertInto('firm_subjects').values({ firm_id: provider.firm_id, issuer, subject, user_id: userId }).execute()
  if (!user) {
    const id = await addUser(db, { username, name: name || username, entitlement: granted }, now)
    if (id === undefined) return 'other-account'
    await bind(id)
    await record('user.add', id, { username, ...granted })
    return id
  }
  if (!user.is_active || (user.firm_id !== null && user.firm_id !== provider.firm_id)) return 'other-account'
  // A firm that has lost the domain of an account no longer speaks for it, though it knows its subject.
  if ((await findFirmIdOf(db, user.username)) !== provider.firm_id) return 'other-account'
  if (!isKnown) {
    if (await hasOtherSubject(db, provider, issuer, user.id)) return 'other-account'
    await bind(user.id)
  }
  if (user.firm_id === null || (name !== '' && name !== user.name))
    await db
      .updateTable('users')
      .set({ firm_id: provider.firm_id, ...(name !== '' && { name }) })
      .where('id', '=', user.id)
      .execute()
  // Beside the subscription of the firm, one of the user's own stays.
  const before = 'follows_firm' in granted ? undefined : await entitlementOf(db, user.id)
  if (!('follows_firm' in granted) && !isSame(before, granted)) {
    // The end of the firm's subscription goes with it.
    const own = before?.follows_firm ? { ...granted, valid_until: null, is_trial: false } : granted
    const change = await entitle(db, user.id, own, now)
    await record('user.entitle', user.id, { username: user.username, ...fieldDifference(change.before, change.after) })
  }
  return user.id
}
