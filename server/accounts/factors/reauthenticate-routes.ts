import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { Reauthenticate } from '#contract/factor.ts'
import type { PasskeyAssertion } from '#contract/passkey.ts'
import { getProof, getUser } from '#server/access/authenticate.ts'
import { getActor } from '#server/access/caller.ts'
import type { Context } from '#server/access/context.ts'
import { holdUser } from '#server/access/users.ts'
import { limitWrites } from '#server/access/write-limits.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { unprocessable } from '#server/platform/http/http-errors.ts'
import { openAttempt } from '../limits.ts'
import { checkPasskey } from '../passkeys/confirm.ts'
import { findPasswordHash } from '../passwords.ts'
import { queueCodeUsed } from '../security-mail.ts'
import { checkCode } from './check-code.ts'
import { confirmSession } from './confirmation.ts'
import { takeCode } from './repository.ts'

/**
 * `POST current_user/reauthenticate`: the user of a session enters the password or a code again, or uses a passkey, before
 * factors are changed. It has the limits of a sign-in, since a borrowed session could guess.
 */
export const reauthenticateRoutes = (context: Context): FastifyPluginAsyncTypebox => {
  const { db, clock, audit, mail, openSealer } = context

  const checkPassword = async (request: FastifyRequest, password: string) => {
    const { id, username } = getUser(request)
    const attempt = await openAttempt(context, request, username)
    if (await attempt.verify(await findPasswordHash(db, id), password)) return { attempt, detail: { by: 'password' } }
    return attempt.refuse(unprocessable(['The password is incorrect.']))
  }

  const checkOwnPasskey = async (request: FastifyRequest, passkey: PasskeyAssertion) => ({
    attempt: await checkPasskey(context, request, passkey),
    detail: { by: 'passkey' },
  })

  const checkFactor = async (request: FastifyRequest, code: string) => {
    const user = getUser(request)
    const sealer = await openSealer()
    const check = () =>
      db.transaction().execute(async (transaction) => {
        await holdUser(transaction, user.id, 'share')
        const factor = await takeCode(transaction, sealer, { userId: user.id, code }, clock())
        if (factor === 'recovery_code') await queueCodeUsed(context, transaction, request, user)
        return factor
      })
    const { attempt, found: factor } = await checkCode(context, request, { user, check })
    return { attempt, detail: { by: 'factor', factor } }
  }

  const check = (request: FastifyRequest<{ Body: Reauthenticate }>) => {
    const { password, code, passkey } = request.body
    if ([password, code, passkey].filter((secret) => secret !== undefined).length === 1) {
      if (password !== undefined) return checkPassword(request, password)
      if (code !== undefined) return checkFactor(request, code)
      if (passkey !== undefined) return checkOwnPasskey(request, passkey)
    }
    throw unprocessable(['Enter your password or a code, or use a passkey: one of them.'])
  }

  return async (app) => {
    app.post(
      '/current_user/reauthenticate',
      {
        preHandler: limitWrites(context, 'factors'),
        schema: {
          operationId: 'reauthenticate',
          summary:
            'Lets the session change factors for ten minutes, by the password, a code or a passkey; 422 where it is wrong',
          tags: ['Session'],
          body: withExample(Reauthenticate, { password: 'Correct horse 1!' }),
          response: { 204: Type.Null() },
        },
      },
      async (request, reply) => {
        const { attempt, detail } = await check(request)
        const { sessionId } = getProof(request)
        await confirmSession(db, sessionId, clock())
        await attempt.accept(reply)
        const subject = `sessions/${sessionId}`
        await audit.write({ actor: getActor(request), action: 'session.confirm', subject, detail })
        mail?.dispatcher.deliver()
        return reply.code(204).send(null)
      },
    )
  }
}
