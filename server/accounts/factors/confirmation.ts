import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { getProof } from '#server/access/authenticate.ts'
import type { Proof } from '#server/access/proof.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { confirmationRequired, unauthorized } from '#server/platform/http/http-errors.ts'
import { liveSessions } from '../user-sessions.ts'

/** How long a session may change factors after the user entered the password or a code in it, or used a passkey, in milliseconds. */
const CONFIRMED_FOR = 10 * 60_000

/** Until when a session may change factors; undefined: the user has to enter a secret first. Throws a 401 if it has ended. */
export async function findConfirmedUntil(
  db: Kysely<Database>,
  { userId, sessionId }: Pick<Proof, 'userId' | 'sessionId'>,
  now: Date,
): Promise<Date | undefined> {
  const row = await liveSessions(db, userId, now).select('confirmed_at').where('id', '=', sessionId).executeTakeFirst()
  if (!row) throw unauthorized()
  const until = row.confirmed_at && new Date(row.confirmed_at.getTime() + CONFIRMED_FOR)
  return until && until > now ? until : undefined
}

/** Throws a 403 with `confirmation_required` unless the user of a call has entered a secret in its session a short time ago. */
export async function requireConfirmation(db: Kysely<Database>, request: FastifyRequest, now: Date): Promise<void> {
  if (!(await findConfirmedUntil(db, getProof(request), now))) throw confirmationRequired()
}

/** Notes that the user of a session has entered a secret. */
export async function confirmSession(db: Kysely<Database>, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ confirmed_at: now }).where('id', '=', sessionId).execute()
}
