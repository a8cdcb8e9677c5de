import type { FastifyRequest } from 'fastify'
import type { Context } from '#server/access/context.ts'
import { findUser } from '#server/access/users.ts'
import { userActor } from '#server/platform/audit/actor.ts'
import { HttpError } from '#server/platform/http/http-errors.ts'

const CODES: readonly (string | undefined)[] = ['company_sign_in_required', 'network_not_allowed']

/** A sign-in whose secret was right and that a rule of the firm does not allow. */
type Refused = {
  by: string
  findUserId: () => Promise<number | undefined> | number
  /** Called before the refusal is thrown. */
  onRefusal?: () => Promise<void>
}

/** Begins a session by `work`, and records whom a rule of the firm refused. Throws what `work` throws. */
export async function underFirmRules<T>(
  { db, audit, clock }: Pick<Context, 'db' | 'audit' | 'clock'>,
  request: FastifyRequest,
  { by, findUserId, onRefusal }: Refused,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof HttpError) || !CODES.includes(error.code)) throw error
    await onRefusal?.()
    const id = await findUserId()
    const user = id === undefined ? undefined : await findUser(db, id, clock())
    if (user)
      await audit.write({
        actor: userActor(user, request),
        action: 'session.sign_in',
        subject: `users/${user.id}`,
        result: 'refused',
        detail: { by, reason: error.code },
      })
    throw error
  }
}
