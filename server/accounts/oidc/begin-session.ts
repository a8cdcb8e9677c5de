import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { CompanyLoginResult } from '#contract/company-sign-in.ts'
import type { Context } from '#server/access/context.ts'
import { findUser, holdUser } from '#server/access/users.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { forbidden } from '#server/platform/http/http-errors.ts'
import { acceptSignIn } from '../accept-sign-in.ts'
import { underFirmRules } from '../firm-refusals.ts'
import { acceptAttempt, refuseToken } from '../limits.ts'
import { toLoginResult, toSessionClient } from '../login-result.ts'
import { type OpenSession, type SessionStart, startSession } from '../sessions.ts'
import { spendCompleted } from './repository.ts'

/** A sign-in whose user has come back from a provider. */
type Completed = { request_hash: string; user_id: number | null; firm_id: number | null; is_remembered: boolean }

/** Refuses a call for which no user has come back. */
export const refuseExpired = (context: Context, request: FastifyRequest): Promise<never> =>
  refuseToken(context, request, 'link', forbidden('The sign-in has expired. Start again.'))

/**
 * Begins the session of a user who came back from a provider, under the rules of the firm, and answers as every sign-in does. Throws
 * 403: nobody came back, another call has begun it, or the user was shut out or moved meanwhile.
 */
export async function enterByCompany(
  context: Context,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  completed: Completed | undefined,
): Promise<CompanyLoginResult> {
  const { db, clock, sessionLimits: limits } = context
  const user = completed?.user_id ? await findUser(db, completed.user_id, clock()) : undefined
  if (!completed || !user) return refuseExpired(context, request)
  const start = { client: toSessionClient(request), limits, isRemembered: completed.is_remembered }
  const session = await underFirmRules(context, request, { by: 'company', findUserId: () => user.id }, () =>
    beginSession(db, { completed, userId: user.id, start }, clock()),
  )
  if (!session) return refuseExpired(context, request)
  const attempt = { accept: (answer: FastifyReply) => acceptAttempt(context, request, answer, user.username) }
  await acceptSignIn(context, request, reply, { attempt, user, sessionId: session.id, by: 'company' })
  return { ...(await toLoginResult(context, { user, session }, request, reply)), remembered: session.isRemembered }
}

type Begin = { completed: Completed; userId: number; start: SessionStart }

const beginSession = (
  db: Kysely<Database>,
  { completed, userId, start }: Begin,
  now: Date,
): Promise<OpenSession | undefined> =>
  db.transaction().execute(async (transaction) => {
    if (!(await holdUser(transaction, userId, 'share'))) return undefined
    const user = await transaction.selectFrom('users').select('firm_id').where('id', '=', userId).executeTakeFirst()
    if (!user || user.firm_id !== completed.firm_id) return undefined
    if (!(await spendCompleted(transaction, completed.request_hash))) return undefined
    return startSession(transaction, { ...start, userId, isFirmSignIn: true }, now)
  })
