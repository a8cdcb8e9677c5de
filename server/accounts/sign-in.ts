import type { Kysely } from 'kysely'
import { findFirmRules, requireFirmAllows } from '#server/access/firm-rules.ts'
import type { Sealer } from '#server/access/sealer.ts'
import { holdUser } from '#server/access/users.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { FirstStep } from '#server/platform/database/tables/factors.ts'
import { findPending, spendPending, startPending } from './factors/pending-sign-ins.ts'
import { hasFactor, takeCode, type UsedFactor } from './factors/repository.ts'
import { ownerOfToken, spendToken } from './one-time-tokens.ts'
import { findPasswordHash } from './passwords.ts'
import { type OpenSession, type SessionStart, startSession } from './sessions.ts'

type Db = Kysely<Database>

/** What a first step leads to: a session, or for an account with a factor a token for the second step. */
type Entry = { userId: number } & ({ session: OpenSession } | { pending: { token: string; expiresAt: Date } })

/** To be called with the user's row held. */
async function enter(
  db: Db,
  { userId, by, start }: { userId: number; by: FirstStep; start: SessionStart },
  now: Date,
): Promise<Entry> {
  if (await hasFactor(db, userId)) {
    // Before the second step, which a user who may not come in need not take.
    requireFirmAllows(await findFirmRules(db, userId), { isFirmSignIn: false, address: start.client.address })
    return { userId, pending: await startPending(db, { userId, by, isRemembered: start.isRemembered }, now) }
  }
  return { userId, session: await startSession(db, { ...start, userId, isConfirmed: by === 'password' }, now) }
}

/** Signs in after the password behind this hash was verified; undefined if it was changed since. */
export const signInByPassword = (
  db: Db,
  { id: userId, password_hash: hash }: { id: number; password_hash: string },
  start: SessionStart,
  now: Date,
): Promise<Entry | undefined> =>
  db.transaction().execute(async (transaction) => {
    const user = await holdUser(transaction, userId, 'share')
    if (!user || (await findPasswordHash(transaction, userId)) !== hash) return undefined
    return enter(transaction, { userId, by: 'password', start }, now)
  })

/** Signs in by a link and spends it; undefined if the link is invalid, spent or expired. */
export const signInByLink = (db: Db, token: string, start: SessionStart, now: Date): Promise<Entry | undefined> =>
  db.transaction().execute(async (transaction) => {
    const userId = await ownerOfToken(transaction, token, 'passwordless_login', now)
    if (userId === undefined || !(await holdUser(transaction, userId, 'share'))) return undefined
    if ((await spendToken(transaction, token, 'passwordless_login', now)) === undefined) return undefined
    return enter(transaction, { userId, by: 'link', start }, now)
  })

type SecondStep = {
  userId: number
  token: string
  code: string
  sealer: Sealer
  start: Omit<SessionStart, 'isRemembered'>
  /** Called within the transaction when a recovery code was used. */
  onRecoveryCode: (transaction: Db) => Promise<void>
}

type Completed = { session: OpenSession; by: FirstStep; factor: UsedFactor }

/** The first step that a code continues was spent, or is not good any more. */
export class PendingEndedError extends Error {}

/**
 * Signs in by a code after the first step, whose token is spent; undefined: the code is wrong, and the token stays.
 * @throws PendingEndedError if the token was spent or ended by another call meanwhile; then the code stays good as well
 */
export const signInByCode = (
  db: Db,
  { userId, token, code, sealer, start, onRecoveryCode }: SecondStep,
  now: Date,
): Promise<Completed | undefined> =>
  db.transaction().execute(async (transaction) => {
    const user = await holdUser(transaction, userId, 'share')
    // With the row held, since a new password ends what waits.
    const pending = user && (await findPending(transaction, token, now))
    if (!pending) throw new PendingEndedError()
    const { signed_in_by: by, is_remembered: isRemembered } = pending
    const factor = await takeCode(transaction, sealer, { userId, code }, now)
    if (!factor) return undefined
    if (!(await spendPending(transaction, token))) throw new PendingEndedError()
    if (factor === 'recovery_code') await onRecoveryCode(transaction)
    const session = await startSession(transaction, { ...start, userId, isRemembered, isConfirmed: true }, now)
    return { session, by, factor }
  })
