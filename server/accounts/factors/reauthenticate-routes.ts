import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { Reauthenticate } from '#contract/factor.ts'
import { getProof, getUser } from '#server/access/authenticate.ts'
import { getActor } from '#server/access/caller.ts'
import type { Context } from '#server/access/context.ts'
import { limitWrites } from '#server/access/write-limits.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { unprocessable } from '#server/platform/http/http-errors.ts'
import { openAttempt } from '../limits.ts'
import { findPasswordHash } from '../passwords.ts'
import { checkCode } from './check-code.ts'
import { confirmSession } from './confirmation.ts'
import { takeCode } from './repository.ts'

/**
 * `POST current_user/reauthenticate`: the user of a session enters the password or a code again, before factors are changed. It
 * has the limits of a sign-in, since a borrowed session could guess at both.
 */
export const reauthenticateRoutes = (context: Context): FastifyPluginAsyncTypebox => {
  const { db, clock, audit, openSealer } = context

  const checkPassword = async (request: FastifyRequest, password: string) => {
    const { id, username } = getUser(request)
    const attempt = await openAttempt(context, request, username)
    if (await attempt.verify(await findPasswordHash(db, id), password)) return { attempt }
    return attempt.refuse(unprocessable(['The password is incorrect.']))
  }

  const checkFactor = async (request: FastifyRequest, code: string) => {
    const user = getUser(request)
    const sealer = await openSealer()
    return checkCode(context, request, {
      user,
      check: () => takeCode(db, sealer, { userId: user.id, code }, clock()),
    })
  }

  return async (app) => {
    app.post(
      '/current_user/reauthenticate',
      {
        preHandler: limitWrites(context, 'factors'),
        schema: {
          operationId: 'reauthenticate',
          summary: 'Lets the session change factors for ten minutes, by the password or a code; 422 where it is wrong',
          tags: ['Session'],
          body: withExample(Reauthenticate, { password: 'Correct horse 1!' }),
          response: { 204: Type.Null() },
        },
      },
      async (request, reply) => {
        const { password, code } = request.body
        if ((password === undefined) === (code === undefined))
          throw unprocessable(['Enter your password or a code, and not both.'])
        const { attempt } = await (code === undefined
          ? checkPassword(request, password ?? '')
          : checkFactor(request, code))
        const { sessionId } = getProof(request)
        await confirmSession(db, sessionId, clock())
        await attempt.accept(reply)
        const detail = { by: code === undefined ? 'password' : 'factor' }
        const subject = `sessions/${sessionId}`
        await audit.write({ actor: getActor(request), action: 'session.confirm', subject, detail })
        return reply.code(204).send(null)
      },
    )
  }
}
