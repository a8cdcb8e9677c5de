import type { Kysely, Selectable } from 'kysely'
import type { Sealer } from '#server/access/sealer.ts'
import { hashToken, newToken } from '#server/access/tokens.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { FirmSignInTable } from '#server/platform/database/tables/firms.ts'
import type { Host } from './host-page.ts'

type Db = Kysely<Database>

/** Milliseconds for the whole way to the provider and back: long enough for a password and a second factor there. */
export const LIFETIME = 10 * 60_000

/** Milliseconds for the portal to begin the session of the user that the provider has sent back. */
const COMPLETED_LIFETIME = 60_000

const OWNER = 'firm_sign_ins'

type Started = {
  account: string
  firmId: number | undefined
  target: string | undefined
  isRemembered: boolean
  /** Undefined: the portal begins it. */
  host: Host | undefined
}

/** Writes down that a sign-in begins, also one that no firm is for, with the same work; gives the token that goes on with it. */
export async function startRequest(
  db: Db,
  { account, firmId, target, isRemembered, host }: Started,
  now: Date,
): Promise<string> {
  const token = newToken()
  const old = db
    .selectFrom('firm_sign_ins')
    .select('request_hash')
    .where('expires_at', '<=', now)
    .forUpdate()
    .skipLocked()
  await db.deleteFrom('firm_sign_ins').where('request_hash', 'in', old).execute()
  await db
    .insertInto('firm_sign_ins')
    .values({
      request_hash: hashToken(token),
      account,
      firm_id: firmId ?? null,
      target: target ?? null,
      is_remembered: isRemembered,
      host_origin: host?.origin ?? null,
      host_address: host?.address ?? null,
      host_challenge: host?.challenge ?? null,
      expires_at: new Date(now.getTime() + LIFETIME),
    })
    .execute()
  return token
}

/** A sign-in that nobody has come back from; undefined: it is unknown, spent or expired. */
export const findRequest = (db: Db, token: string, now: Date) =>
  db
    .selectFrom('firm_sign_ins')
    .select(['request_hash', 'firm_id', 'account', 'host_origin'])
    .where('request_hash', '=', hashToken(token))
    .where('user_id', 'is', null)
    .where('failure', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** What goes to the provider, and is compared with what comes back. */
export type Secrets = { state: string; nonce: string; verifier: string }

/**
 * Keeps what is compared when the browser comes back. False: another browser has been sent off with it, so this one would be
 * given the session of the user who comes back there.
 */
export async function sendOff(
  db: Db,
  sealer: Sealer,
  { token, browser, secrets }: { token: string; browser: string; secrets: Secrets },
): Promise<boolean> {
  const row = await db
    .updateTable('firm_sign_ins')
    .set({
      state_hash: hashToken(secrets.state),
      browser_hash: browser,
      nonce: secrets.nonce,
      sealed_verifier: sealer.seal(secrets.verifier, OWNER),
    })
    .where('request_hash', '=', hashToken(token))
    .where('user_id', 'is', null)
    .where((eb) => eb.or([eb('browser_hash', 'is', null), eb('browser_hash', '=', browser)]))
    .returning('request_hash')
    .executeTakeFirst()
  return row !== undefined
}

export type Returned = Pick<Selectable<FirmSignInTable>, 'request_hash'> & {
  firmId: number
  nonce: string
  verifier: string
  isForHost: boolean
}

/**
 * Spends the state that a browser brings back: of several who bring it, one gets the sign-in. Undefined: it is unknown, spent or
 * expired, or another browser began, whose sign-in stays good.
 */
export async function takeState(
  db: Db,
  sealer: Sealer,
  { state, browser }: { state: string; browser: string },
  now: Date,
): Promise<Returned | undefined> {
  const row = await db
    .updateTable('firm_sign_ins')
    .set({ state_hash: null })
    .where('state_hash', '=', hashToken(state))
    .where('browser_hash', '=', browser)
    .where('user_id', 'is', null)
    .where('expires_at', '>', now)
    .returning(['request_hash', 'firm_id', 'nonce', 'sealed_verifier', 'host_origin'])
    .executeTakeFirst()
  if (!row || row.firm_id === null || row.nonce === null || row.sealed_verifier === null) return undefined
  const { request_hash, firm_id: firmId, nonce, sealed_verifier: sealed } = row
  const verifier = sealer.open(sealed, OWNER)
  return { request_hash, firmId, nonce, verifier, isForHost: row.host_origin !== null }
}

/** Notes who has come back to a browser, so that the portal can begin the session. False: it is no longer that browser's. */
export async function complete(
  db: Db,
  { requestHash, browser, userId }: { requestHash: string; browser: string; userId: number },
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('firm_sign_ins')
    .set({ user_id: userId, expires_at: new Date(now.getTime() + COMPLETED_LIFETIME) })
    .where('request_hash', '=', requestHash)
    .where('browser_hash', '=', browser)
    .where('user_id', 'is', null)
    .returning('request_hash')
    .executeTakeFirst()
  return row !== undefined
}

/** Who has come back to a browser last, for the portal; undefined: nobody, or too long ago. */
export const findCompleted = (db: Db, browser: string, now: Date) =>
  db
    .selectFrom('firm_sign_ins')
    .select(['request_hash', 'user_id', 'firm_id', 'is_remembered', 'target'])
    .where('browser_hash', '=', browser)
    .where('user_id', 'is not', null)
    .where('host_origin', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Spends it: of several who try, one gets true. */
export async function spendCompleted(db: Db, requestHash: string): Promise<boolean> {
  const row = await db
    .deleteFrom('firm_sign_ins')
    .where('request_hash', '=', requestHash)
    .returning('request_hash')
    .executeTakeFirst()
  return row !== undefined
}
