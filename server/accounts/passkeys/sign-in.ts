import type { Kysely } from 'kysely'
import type { PasskeyAssertion } from '#contract/passkey.ts'
import type { RelyingParty } from '#server/access/relying-party.ts'
import { holdUser } from '#server/access/users.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { ChallengePurpose } from '#server/platform/database/tables/factors.ts'
import { type OpenSession, type SessionStart, startSession } from '../sessions.ts'
import { readChallenge, takeChallenge } from './challenges.ts'
import { findPasskey, recordUse } from './repository.ts'
import { verifyAssertion } from './verify.ts'

type Db = Kysely<Database>

/** A use of a passkey that is good but for its count, so that there may be a copy of the authenticator. */
export class ClonedPasskeyError extends Error {
  readonly userId: number
  readonly passkey: string

  constructor(userId: number, passkey: string) {
    super(`The passkey "${passkey}" has counted fewer uses than are known of.`)
    this.userId = userId
    this.passkey = passkey
  }
}

type Use = { purpose: ChallengePurpose; userId?: number; assertion: PasskeyAssertion }

type Outcome<T> = { userId: number; passkey: string; value: T }

/**
 * Checks what a passkey has signed, which spends the challenge, and goes on in the transaction that writes the use down, with the
 * user's row held. Undefined: it is not accepted, for whatever reason, or its user is disabled.
 * @throws ClonedPasskeyError where the authenticator seems to have a copy
 */
export async function acceptPasskey<T>(
  db: Db,
  party: RelyingParty,
  { purpose, userId: asked, assertion }: Use,
  now: Date,
  work: (transaction: Db, userId: number) => Promise<T>,
): Promise<Outcome<T> | undefined> {
  const challenge = readChallenge(assertion.response.clientDataJSON)
  const of = asked === undefined ? { challenge, purpose } : { challenge, purpose, userId: asked }
  if (!(await takeChallenge(db, of, now))) return undefined
  const found = await findPasskey(db, assertion.id)
  if (!found || (asked !== undefined && found.user_id !== asked)) return undefined
  const { id, user_id: userId, name: passkey, handle, public_key: publicKey } = found
  const { userHandle } = assertion.response
  // Authenticators may leave it out for passkeys that are named to them. A sign-in names none.
  if (asked === undefined ? userHandle !== handle : userHandle && userHandle !== handle) return undefined
  const verified = await verifyAssertion(party, { challenge, publicKey }, assertion)
  if (!verified) return undefined
  return db.transaction().execute(async (transaction) => {
    if (!(await holdUser(transaction, userId, 'share'))) return undefined
    const use = await recordUse(transaction, id, verified, now)
    if (use === 'cloned') throw new ClonedPasskeyError(userId, passkey)
    if (use === 'removed') return undefined
    return { userId, passkey, value: await work(transaction, userId) }
  })
}

/** Signs in by a passkey. A verified user is a second factor, so no code is asked for, and factors can be changed for a while. */
export const signInByPasskey = (
  db: Db,
  party: RelyingParty,
  { assertion, start }: { assertion: PasskeyAssertion; start: SessionStart },
  now: Date,
): Promise<Outcome<OpenSession> | undefined> =>
  acceptPasskey(db, party, { purpose: 'sign_in', assertion }, now, (transaction, userId) =>
    startSession(transaction, { ...start, userId, isConfirmed: true, byPasskey: true }, now),
  )
