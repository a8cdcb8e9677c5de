import type { FastifyRequest } from 'fastify'
import type { Context } from '#server/access/context.ts'
import { claimedActor } from '#server/platform/audit/claimed-actor.ts'
import { ClonedPasskeyError } from './sign-in.ts'

/** Puts on record that an authenticator seems to have a copy, and goes on as for any passkey that is not accepted. */
export const auditClone =
  ({ audit }: Pick<Context, 'audit'>, request: FastifyRequest) =>
  async (error: unknown): Promise<undefined> => {
    if (!(error instanceof ClonedPasskeyError)) throw error
    const { userId, passkey } = error
    request.log.warn({ userId }, 'the counter of a passkey went back')
    const entry = { actor: claimedActor('', request), action: 'passkey.clone', subject: `users/${userId}` }
    await audit.write({ ...entry, result: 'refused', detail: { passkey } })
    return undefined
  }
