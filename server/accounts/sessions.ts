import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { type FirmRules, findFirmRules, requireFirmAllows, requireNetwork } from '#server/access/firm-rules.ts'
import {
  deriveSuccessor,
  isGenuine,
  newRefreshToken,
  openSealed,
  type RefreshToken,
  sealToken,
} from '#server/access/refresh-tokens.ts'
import type { SessionLimit, SessionLimits } from '#server/access/session-limits.ts'
import { hashToken } from '#server/access/tokens.ts'
import { holdUser } from '#server/access/users.ts'
import { recordSessionEnd } from '#server/platform/audit/session-ends.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { EndReason } from '#server/platform/database/tables/sessions.ts'

type Db = Kysely<Database>

/** The browser that signs in or renews, as users see it in the list of their sessions. */
export type SessionClient = { address: string; userAgent: string }

export type OpenSession = { id: string; userId: number; isRemembered: boolean; absoluteEnd: Date; token: RefreshToken }

type SessionOptions = { limits: SessionLimits; client: SessionClient }

/** How a session begins. */
export type SessionStart = SessionOptions & { isRemembered: boolean }

/**
 * `isConfirmed`: the user has entered a secret, and not only opened a link. `isFirmSignIn`: at the provider of the firm.
 * `byPasskey`: with a passkey.
 */
type NewSession = SessionStart & { userId: number; isConfirmed?: boolean; isFirmSignIn?: boolean; byPasskey?: boolean }

/** How long a spent token gives its successor again, because two tabs renewed at once, in milliseconds. */
const GRACE = 10_000

/** How long a session is kept after its end, in milliseconds. */
const KEPT = 30 * 24 * 60 * 60 * 1000

/** Ended sessions that one sign-in removes at most, so that it stays fast. */
const MOST_REMOVED = 100

const LONGEST_USER_AGENT = 300

const later = (date: Date, milliseconds: number) => new Date(date.getTime() + milliseconds)
const getEarlier = (one: Date, other: Date) => (one < other ? one : other)

/** The limit of a session, or the shorter one of the user's firm. */
const shorten = (limit: SessionLimit, rules: FirmRules | undefined): SessionLimit => ({
  ...limit,
  idle: Math.min(limit.idle, rules?.idle ?? limit.idle),
})

/** What a use of a session changes. */
const toLastUse = ({ address, userAgent }: SessionClient, { idle }: SessionLimit, absoluteEnd: Date, now: Date) => ({
  last_used_at: now,
  address,
  user_agent: userAgent.slice(0, LONGEST_USER_AGENT),
  expires_at: getEarlier(later(now, idle), absoluteEnd),
})

/**
 * Begins a session; to be called within a transaction that holds the user's row, when what the user has shown was right.
 * @throws HttpError 403 with a code where the rules of the user's firm do not allow it
 */
export async function startSession(
  db: Db,
  { userId, isRemembered, limits, client, isConfirmed = false, isFirmSignIn = false, byPasskey = false }: NewSession,
  now: Date,
): Promise<OpenSession> {
  const rules = await findFirmRules(db, userId)
  requireFirmAllows(rules, { isFirmSignIn, address: client.address })
  const limit = shorten(limits[isRemembered ? 'remembered' : 'session'], rules)
  const absoluteEnd = later(now, limit.absolute)
  const token = newRefreshToken()
  const id = randomUUID()
  await removeOldSessions(db, now)
  await db
    .insertInto('sessions')
    .values({
      id,
      user_id: userId,
      secret_hash: hashToken(token.secret),
      token_hash: hashToken(token.rotating),
      created_at: now,
      is_remembered: isRemembered,
      is_firm_sign_in: isFirmSignIn,
      has_shown_passkey: byPasskey,
      absolute_end: absoluteEnd,
      confirmed_at: isConfirmed ? now : null,
      ...toLastUse(client, limit, absoluteEnd, now),
    })
    .execute()
  return { id, userId, isRemembered, absoluteEnd, token }
}

/** The session of a token with its row held, so that renewals and ends take turns; undefined: there is none that is open. */
async function holdSession(db: Db, { secret }: RefreshToken) {
  const hash = hashToken(secret)
  const owner = await db.selectFrom('sessions').select('user_id').where('secret_hash', '=', hash).executeTakeFirst()
  if (!owner || !(await holdUser(db, owner.user_id, 'share'))) return undefined
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('secret_hash', '=', hash)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/**
 * Replaces a refresh token by its successor (R145); undefined when it is unknown or its session has ended. A spent token gives
 * the same successor for ten seconds. After that whoever uses it may have stolen it, so its session ends. From outside of the
 * networks of the user's firm there is a 403, and the session goes on within them.
 */
export function rotateToken(
  db: Db,
  token: RefreshToken,
  { limits, client }: SessionOptions,
  now: Date,
): Promise<OpenSession | undefined> {
  if (!isGenuine(token)) return Promise.resolve(undefined)
  return db.transaction().execute(async (transaction) => {
    const row = await holdSession(transaction, token)
    if (!row) return undefined
    const { id, user_id: userId, is_remembered: isRemembered, absolute_end: absoluteEnd } = row
    const session = { id, userId, isRemembered, absoluteEnd }
    const rules = await findFirmRules(transaction, userId)
    if (row.expires_at <= now) {
      await endSession(transaction, id, 'expired', now)
      await recordSessionEnd(transaction, { id, userId, reason: 'expired', address: client.address }, now)
      return undefined
    }
    if (rules) requireNetwork(rules, client.address)
    const hash = hashToken(token.rotating)
    if (hash === row.token_hash) {
      const successor = deriveSuccessor(token.secret)
      await transaction
        .updateTable('sessions')
        .set({
          token_hash: hashToken(successor.rotating),
          spent_hash: hash,
          spent_at: now,
          sealed_token: sealToken(successor.rotating, token),
          ...toLastUse(client, shorten(limits[isRemembered ? 'remembered' : 'session'], rules), absoluteEnd, now),
        })
        .where('id', '=', id)
        .execute()
      return { ...session, token: successor }
    }
    const { spent_hash: spentHash, spent_at: spentAt, sealed_token: sealed } = row
    const isInGrace = hash === spentHash && spentAt !== null && now.getTime() - spentAt.getTime() <= GRACE
    if (isInGrace && sealed !== null)
      return { ...session, token: { secret: token.secret, rotating: openSealed(sealed, token) } }
    await endSession(transaction, id, 'replay', now)
    await recordSessionEnd(transaction, { id, userId, reason: 'replay', address: client.address }, now)
    return undefined
  })
}

/**
 * Ends the session of a refresh token, also of a spent one; false: there is none that is open. `address` is the client's, if it is
 * known to be another than at the last use.
 */
export async function signOut(db: Db, token: RefreshToken, now: Date, address?: string): Promise<boolean> {
  if (!isGenuine(token)) return false
  const row = await db
    .selectFrom('sessions')
    .select(['id', 'user_id', 'address'])
    .where('secret_hash', '=', hashToken(token.secret))
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (!row) return false
  return db.transaction().execute(async (transaction) => {
    if (!(await endSession(transaction, row.id, 'sign-out', now))) return false
    const end = { id: row.id, userId: row.user_id, reason: 'sign-out', address: address ?? row.address } as const
    await recordSessionEnd(transaction, end, now)
    return true
  })
}

/** Ends one session, with its access tokens; false: it had ended before. */
export async function endSession(db: Db, id: string, reason: EndReason, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason, sealed_token: null })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends every session of a user, on all devices. */
export async function endSessions(db: Db, userId: number, reason: EndReason, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: reason, sealed_token: null })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute()
}

/** Ends every session of a user but one, since they have not shown a factor that there is now. */
export async function endOtherSessionsOf(
  db: Db,
  { userId, currentId }: { userId: number; currentId: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now, end_reason: 'factor', sealed_token: null })
    .where('user_id', '=', userId)
    .where('id', '!=', currentId)
    .where('ended_at', 'is', null)
    .execute()
}

/** Removes sessions that ended some time ago, except those that are locked. */
export async function removeOldSessions(db: Db, now: Date): Promise<void> {
  const old = db
    .selectFrom('sessions')
    .select('id')
    .where('expires_at', '<', later(now, -KEPT))
    .limit(MOST_REMOVED)
    .forUpdate()
    .skipLocked()
  await db.deleteFrom('sessions').where('id', 'in', old).execute()
}
