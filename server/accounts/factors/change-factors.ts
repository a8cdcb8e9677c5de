import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { getProof, getUser } from '#server/access/authenticate.ts'
import { getActor } from '#server/access/caller.ts'
import type { Context } from '#server/access/context.ts'
import { mustAddFactor } from '#server/access/session-user.ts'
import { holdUser } from '#server/access/users.ts'
import { limitWrites } from '#server/access/write-limits.ts'
import { writeAudit } from '#server/platform/audit/repository.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { forbidden, unauthorized } from '#server/platform/http/http-errors.ts'
import { listPasskeys } from '../passkeys/repository.ts'
import { queueSecurityMail } from '../security-mail.ts'
import type { SecurityEvent } from '../security-mail-texts.ts'
import { requireConfirmation } from './confirmation.ts'

type Db = Kysely<Database>

/**
 * Where a firm requires a second factor, a password alone changes none of an account that has a passkey: a thief of it could add
 * a factor and come in by that.
 */
async function requireOwnFactor(db: Db, request: FastifyRequest): Promise<void> {
  if (!(await mustAddFactor(db, getProof(request).sessionId))) return
  if ((await listPasskeys(db, getUser(request).id)).length === 0) return
  throw forbidden('Sign in with your passkey to change how you sign in.')
}

/** What calls that change factors run first: their limit, and that the user entered a secret a short time ago. */
export const guardFactors = (context: Context) => ({
  preHandler: [
    limitWrites(context, 'factors'),
    (request: FastifyRequest) => requireConfirmation(context.db, request, context.clock()),
    (request: FastifyRequest) => requireOwnFactor(context.db, request),
  ],
})

/** Changes factors with the user's row held, so that changes, sign-ins and ends of sessions take turns. */
export const changeFactors = <T>(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  request: FastifyRequest,
  work: (transaction: Db, userId: number) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (transaction) => {
    const { id } = getUser(request)
    if (!(await holdUser(transaction, id, 'update'))) throw unauthorized()
    // The session may have ended since the call began.
    await requireConfirmation(transaction, request, clock())
    await requireOwnFactor(transaction, request)
    return work(transaction, id)
  })

type Change = {
  action: string
  detail: Readonly<Record<string, string>>
  /** What the user is told of by mail; undefined: nothing. */
  event?: SecurityEvent
}

/** Puts a change of factors on record, and tells the user of it by mail. */
export async function recordChange(
  context: Context,
  transaction: Db,
  request: FastifyRequest,
  { action, detail, event }: Change,
): Promise<void> {
  const user = getUser(request)
  if (event) await queueSecurityMail(context, transaction, request, { user, event })
  const subject = `users/${user.id}`
  const entry = { actor: getActor(request), action, subject, detail: { ...detail, username: user.username } }
  await writeAudit(transaction, entry, context.clock())
}
