import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { PendingSignIn } from '#contract/factor.ts'
import { PasswordlessLogin } from '#contract/password.ts'
import {
  Credentials,
  CurrentUser,
  LoginResult,
  RefreshRequest,
  RefreshResult,
  SignOutRequest,
} from '#contract/session.ts'
import { getUser } from '#server/access/authenticate.ts'
import type { Context } from '#server/access/context.ts'
import { clearRefreshCookie, giveRefreshToken, readRefreshToken } from '#server/access/refresh-cookie.ts'
import { findCredentials, findInterests, findUser } from '#server/access/users.ts'
import { urgently } from '#server/platform/database/urgent.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { forbidden, unauthorized } from '#server/platform/http/http-errors.ts'
import { acceptSignIn } from './accept-sign-in.ts'
import { recordFirstStep, recordSignIn } from './audit-sign-ins.ts'
import { currentUserExample, loginExample, refreshExample } from './examples.ts'
import { pendingSignInExample } from './factors/examples.ts'
import { underFirmRules } from './firm-refusals.ts'
import { acceptAttempt, openAttempt, refuseToken } from './limits.ts'
import { issueToken, toLoginResult, toSessionClient } from './login-result.ts'
import { ownerOfToken } from './one-time-tokens.ts'
import { rotateToken, type SessionStart, signOut } from './sessions.ts'
import { signInByLink, signInByPassword } from './sign-in.ts'

/** The answer where the account has a second factor; status 202, so that it is no login result. */
const toPending = ({ token, expiresAt }: { token: string; expiresAt: Date }): PendingSignIn => ({
  pending_token: token,
  factors: ['totp', 'recovery_code'],
  expires_at: expiresAt.toISOString(),
})

const entered = {
  200: withExample(LoginResult, loginExample),
  202: withExample(PendingSignIn, pendingSignInExample),
}

/** `POST auth`, `POST passwordless_login`, `POST refresh_auth_token` (R140, R144, R145) and `POST sign_out`. */
export const sessionRoutes = (context: Context): FastifyPluginAsyncTypebox => {
  const { db, clock, sessionLimits: limits } = context
  const toSessionStart = (request: FastifyRequest<{ Body: { remember_me?: boolean } }>): SessionStart => ({
    isRemembered: request.body.remember_me === true,
    client: toSessionClient(request),
    limits,
  })
  return async (app) => {
    // As preHandler: reading the body loses the async context of earlier hooks. A renewal is not urgent, since its attempts are not
    // counted.
    const ahead = { preHandler: (_request: unknown, _reply: unknown, done: () => void) => urgently(done) }

    app.post(
      '/auth',
      {
        ...ahead,
        schema: {
          operationId: 'signIn',
          summary:
            'Signs in by a password; 202 where the account has a second factor, 403 where the password is wrong, 429 after too many attempts',
          tags: ['Session'],
          body: withExample(Credentials, { username: 'reader@example.com', password: 'Correct horse 1!' }),
          response: entered,
        },
      },
      async (request, reply) => {
        const { username, password } = request.body
        const account = username.trim().toLowerCase()
        const attempt = await openAttempt(context, request, account)
        const found = await findCredentials(db, account)
        const matches = await attempt.verify(found?.password_hash, password)
        const enter = (credentials: NonNullable<typeof found>) =>
          underFirmRules(
            context,
            request,
            // The password was right: the firm is no secret, and the attempt does not count.
            { by: 'password', findUserId: () => credentials.id, onRefusal: () => attempt.takeBack() },
            () => signInByPassword(db, credentials, toSessionStart(request), clock()),
          )
        const entry = matches && found ? await enter(found) : undefined
        const user = entry && found && (await findUser(db, found.id, clock()))
        if (!user) return attempt.refuse(forbidden('The username or the password is incorrect.'))
        if ('pending' in entry) {
          // Right, but no sign-in yet: the device stays unknown.
          await attempt.takeBack()
          await recordFirstStep(context, request, { user, by: 'password' })
          return reply.code(202).send(toPending(entry.pending))
        }
        const { session } = entry
        await acceptSignIn(context, request, reply, { attempt, user, sessionId: session.id, by: 'password' })
        return toLoginResult(context, { user, session }, request, reply)
      },
    )

    app.post(
      '/passwordless_login',
      {
        ...ahead,
        schema: {
          operationId: 'signInByLink',
          summary:
            'Signs in by the token of a link; 202 where the account has a second factor, 403 where the link is spent or expired',
          tags: ['Session'],
          body: withExample(PasswordlessLogin, { passwordless_token: '4f8Zk0…' }),
          response: entered,
        },
      },
      async (request, reply) => {
        const { passwordless_token: token } = request.body
        const findUserId = () => ownerOfToken(db, token, 'passwordless_login', clock())
        const entry = await underFirmRules(context, request, { by: 'link', findUserId }, () =>
          signInByLink(db, token, toSessionStart(request), clock()),
        )
        const user = entry && (await findUser(db, entry.userId, clock()))
        if (!user) return refuseToken(context, request, 'link', forbidden('Token is invalid or has expired'))
        if ('pending' in entry) {
          await recordFirstStep(context, request, { user, by: 'link' })
          return reply.code(202).send(toPending(entry.pending))
        }
        const { session } = entry
        await acceptAttempt(context, request, reply, user.username)
        await recordSignIn(context, request, { user, sessionId: session.id, by: 'link' })
        return toLoginResult(context, { user, session }, request, reply)
      },
    )

    app.post(
      '/refresh_auth_token',
      {
        schema: {
          operationId: 'renewSession',
          summary: 'A new access token for a refresh token, which is spent by it; 401 where it is not good any more',
          tags: ['Session'],
          body: withExample(RefreshRequest, { refresh_token: 'kq3v…' }),
          response: { 200: withExample(RefreshResult, refreshExample) },
        },
      },
      async (request, reply) => {
        const carried = readRefreshToken(request, request.body.refresh_token)
        const rotated =
          carried && (await rotateToken(db, carried.token, { limits, client: toSessionClient(request) }, clock()))
        const user = rotated && (await findUser(db, rotated.userId, clock()))
        if (!user) return refuseToken(context, request, 'refresh', unauthorized())
        const { isSplit } = carried
        return {
          token: await issueToken(context, user.id, rotated.id),
          refresh_token: giveRefreshToken({ request, reply, isSplit, now: clock() }, rotated),
          contact: { name: user.name },
        }
      },
    )

    app.post(
      '/sign_out',
      {
        schema: {
          operationId: 'signOut',
          summary: 'Ends the session of a refresh token and all its access tokens; the same answer where there is none',
          tags: ['Session'],
          body: withExample(SignOutRequest, { refresh_token: 'kq3v…' }),
          response: { 204: Type.Null() },
        },
      },
      async (request, reply) => {
        const carried = readRefreshToken(request, request.body.refresh_token)
        const isEnded = carried !== undefined && (await signOut(db, carried.token, clock(), request.ip))
        // The cookie may belong to a newer session, which stays.
        if (isEnded && carried.isSplit) clearRefreshCookie(request, reply)
        // Also if there was no session: the outcome is what the client wants.
        return reply.code(204).send(null)
      },
    )
  }
}

/** `GET current_user` (R149). */
export const currentUserRoutes =
  ({ db }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const schema = {
      operationId: 'getCurrentUser',
      summary: 'Who is signed in',
      tags: ['Session'],
      response: { 200: withExample(CurrentUser, currentUserExample) },
    }
    app.get('/current_user', { config: { allowedBeforePasswordChange: true }, schema }, async (request) => {
      const { id, username, name, externalReference } = getUser(request)
      const contact = { name, cris: await findInterests(db, id), external_reference: externalReference }
      return { username, external_reference: externalReference, contact }
    })
  }
