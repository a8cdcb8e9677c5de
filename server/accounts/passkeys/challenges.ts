import type { Kysely } from 'kysely'
import { hashToken, newToken } from '#server/access/tokens.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { ChallengePurpose } from '#server/platform/database/tables/factors.ts'

type Db = Kysely<Database>

/** Milliseconds that a challenge is good for: long enough to look for a phone. Browsers are told it, too. */
export const CHALLENGE_LIFETIME = 10 * 60_000

/** Challenges that one client may have open. Thousands share the gateway of a bank, and each page with a sign-in opens one. */
const MOST_OPEN = 2000

type ChallengeOf = { purpose: ChallengePurpose; userId?: number }

/** A new challenge; undefined: the client has too many that are open. Kept in the database, so that every process can take it. */
export async function startChallenge(
  db: Db,
  { purpose, userId, address }: ChallengeOf & { address: string },
  now: Date,
): Promise<string | undefined> {
  const old = db
    .selectFrom('passkey_challenges')
    .select('challenge_hash')
    .where('expires_at', '<=', now)
    .forUpdate()
    .skipLocked()
  await db.deleteFrom('passkey_challenges').where('challenge_hash', 'in', old).execute()
  const { count } = await db
    .selectFrom('passkey_challenges')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('address', '=', address)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST_OPEN) return undefined
  const challenge = newToken()
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hashToken(challenge),
      purpose,
      user_id: userId ?? null,
      address,
      expires_at: new Date(now.getTime() + CHALLENGE_LIFETIME),
    })
    .execute()
  return challenge
}

/** Spends a challenge: of several who try, one gets true. It must have been made for the same purpose and user. */
export async function takeChallenge(
  db: Db,
  { challenge, purpose, userId }: ChallengeOf & { challenge: string },
  now: Date,
): Promise<boolean> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashToken(challenge))
    .where('purpose', '=', purpose)
    .where('user_id', userId === undefined ? 'is' : '=', userId ?? null)
    .where('expires_at', '>', now)
    .returning('challenge_hash')
    .executeTakeFirst()
  return row !== undefined
}

/** The challenge that a browser says was signed; empty where it says none. Whether it really was, the signature shows. */
export function readChallenge(clientDataJSON: string): string {
  try {
    const { challenge } = Object(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')))
    return typeof challenge === 'string' ? challenge : ''
  } catch {
    return ''
  }
}
