import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { getProof } from '#server/access/authenticate.ts'
import type { Context } from '#server/access/context.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { confirmationRequired } from '#server/platform/http/http-errors.ts'

/** How long a session may change factors after the user entered the password or a code in it, in milliseconds. */
const CONFIRMED_FOR = 10 * 60_000

/** Until when a session may change factors; undefined: the user has to enter a secret first. */
export async function findConfirmedUntil(
  db: Kysely<Database>,
  sessionId: string,
  now: Date,
): Promise<Date | undefined> {
  const row = await db.selectFrom('sessions').select('confirmed_at').where('id', '=', sessionId).executeTakeFirst()
  const until = row?.confirmed_at && new Date(row.confirmed_at.getTime() + CONFIRMED_FOR)
  return until && until > now ? until : undefined
}

/** Hook of an authenticated route: 403 with `confirmation_required` unless the user has entered a secret a short time ago. */
export const requireConfirmation =
  ({ db, clock }: Pick<Context, 'db' | 'clock'>) =>
  async (request: FastifyRequest): Promise<void> => {
    if (!(await findConfirmedUntil(db, getProof(request).sessionId, clock()))) throw confirmationRequired()
  }

/** Notes that the user of a session has entered a secret. */
export async function confirmSession(db: Kysely<Database>, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ confirmed_at: now }).where('id', '=', sessionId).execute()
}
