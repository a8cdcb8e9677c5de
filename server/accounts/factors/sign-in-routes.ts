import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Kysely } from 'kysely'
import { FactorSignIn } from '#contract/factor.ts'
import { LoginResult } from '#contract/session.ts'
import type { Context } from '#server/access/context.ts'
import { findUser } from '#server/access/users.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { forbidden } from '#server/platform/http/http-errors.ts'
import { acceptSignIn } from '../accept-sign-in.ts'
import { loginExample } from '../examples.ts'
import { underFirmRules } from '../firm-refusals.ts'
import { refuseToken } from '../limits.ts'
import { toLoginResult, toSessionClient } from '../login-result.ts'
import { queueCodeUsed } from '../security-mail.ts'
import { PendingEndedError, signInByCode } from '../sign-in.ts'
import { checkCode } from './check-code.ts'
import { findPending } from './pending-sign-ins.ts'

/** `POST auth/factor`, the second step of a sign-in. */
export const factorSignInRoutes = (context: Context): FastifyPluginAsyncTypebox => {
  const { db, clock, mail, openSealer, sessionLimits: limits } = context
  return async (app) => {
    app.post(
      '/auth/factor',
      {
        schema: {
          operationId: 'signInByCode',
          summary:
            'Continues a sign-in of an account with a second factor; 403 where its token is spent or expired, 422 for a wrong code, 429 after too many',
          tags: ['Session'],
          body: withExample(FactorSignIn, { pending_token: 'Jq81…', code: '123456' }),
          response: { 200: withExample(LoginResult, loginExample) },
        },
      },
      async (request, reply) => {
        const { pending_token: token, code } = request.body
        const pending = await findPending(db, token, clock())
        const user = pending && (await findUser(db, pending.user_id, clock()))
        const expired = () => refuseToken(context, request, 'link', forbidden('The sign-in has expired. Start again.'))
        if (!user) return expired()
        const start = { client: toSessionClient(request), limits }
        const sealer = await openSealer()
        const onRecoveryCode = (transaction: Kysely<Database>) => queueCodeUsed(context, transaction, request, user)
        const step = { userId: user.id, token, code, sealer, start, onRecoveryCode }
        const check = () =>
          underFirmRules(context, request, { by: 'factor', findUserId: () => user.id }, () =>
            signInByCode(db, step, clock()),
          )
        const checked = await checkCode(context, request, { user, check }).catch((error: unknown) => {
          if (error instanceof PendingEndedError) return expired()
          throw error
        })
        const { found, attempt } = checked
        const { session, by, factor } = found
        await acceptSignIn(context, request, reply, { attempt, user, sessionId: session.id, by, factor })
        if (factor === 'recovery_code') mail?.dispatcher.deliver()
        return toLoginResult(context, { user, session }, request, reply)
      },
    )
  }
}
