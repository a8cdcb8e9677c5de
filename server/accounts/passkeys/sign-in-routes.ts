import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import { NoFields } from '#contract/factor.ts'
import { PasskeyRequest, PasskeySignIn } from '#contract/passkey.ts'
import { LoginResult } from '#contract/session.ts'
import type { Context } from '#server/access/context.ts'
import type { RelyingParty } from '#server/access/relying-party.ts'
import { findUser } from '#server/access/users.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { unauthorized } from '#server/platform/http/http-errors.ts'
import { acceptSignIn } from '../accept-sign-in.ts'
import { loginExample } from '../examples.ts'
import { underFirmRules } from '../firm-refusals.ts'
import { acceptAttempt, refuseToken } from '../limits.ts'
import { toLoginResult, toSessionClient } from '../login-result.ts'
import { auditClone } from './audit-clone.ts'
import { assertionExample, requestExample } from './examples.ts'
import { openChallenge } from './open-challenge.ts'
import { toRequestOptions } from './options.ts'
import { findPasskey } from './repository.ts'
import { signInByPasskey } from './sign-in.ts'

/** `POST auth/passkey/start` and `POST auth/passkey`: a sign-in without a name. */
export const passkeySignInRoutes =
  (context: Context, party: RelyingParty): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { db, clock, sessionLimits: limits } = context

    app.post(
      '/auth/passkey/start',
      {
        schema: {
          operationId: 'startPasskeySignIn',
          summary: 'What a browser needs to sign in with any user’s passkey; 429 after too many calls',
          tags: ['Session'],
          body: withExample(NoFields, {}),
          response: { 200: withExample(PasskeyRequest, requestExample) },
        },
      },
      async (request) => ({
        options: toRequestOptions(party, await openChallenge(context, request, { purpose: 'sign_in' })),
      }),
    )

    app.post(
      '/auth/passkey',
      {
        schema: {
          operationId: 'signInByPasskey',
          summary: 'Signs in by a passkey; 401 where it is not accepted, for whatever reason',
          tags: ['Session'],
          body: withExample(PasskeySignIn, { credential: assertionExample }),
          response: { 200: withExample(LoginResult, loginExample) },
        },
      },
      async (request, reply) => {
        const { credential: assertion, remember_me: remembered } = request.body
        const start = { isRemembered: remembered === true, client: toSessionClient(request), limits }
        const findUserId = async () => (await findPasskey(db, assertion.id))?.user_id
        const entry = await underFirmRules(context, request, { by: 'passkey', findUserId }, () =>
          signInByPasskey(db, party, { assertion, start }, clock()).catch(auditClone(context, request)),
        )
        const user = entry && (await findUser(db, entry.userId, clock()))
        if (!user) return refuseToken(context, request, 'passkey', unauthorized('The passkey was not accepted.'))
        const session = entry.value
        // Nothing was counted before, as a passkey cannot be guessed at.
        const attempt = { accept: (to: FastifyReply) => acceptAttempt(context, request, to, user.username) }
        await acceptSignIn(context, request, reply, { attempt, user, sessionId: session.id, by: 'passkey' })
        return toLoginResult(context, { user, session }, request, reply)
      },
    )
  }
