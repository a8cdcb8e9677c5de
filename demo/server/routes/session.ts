import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { PasswordlessLogin } from '../../../src/contract/password.ts'
import { Credentials, CurrentUser, LoginResult, RefreshRequest, RefreshResult } from '../../../src/contract/session.ts'
import { verifyPassword } from '../auth/password.ts'
import { viewerOf } from '../auth/viewer.ts'
import type { Context } from '../context.ts'
import { urgently } from '../database/urgent.ts'
import { forbidden, unauthorized } from '../errors.ts'
import { openAttempt } from '../passwords/limits.ts'
import { hashOfToken } from '../repositories/one-time-tokens.ts'
import { rotateToken } from '../repositories/sessions.ts'
import { signInByLink, signInByPassword } from '../repositories/sign-in.ts'
import { findCredentials, findInterests, findViewer, type Viewer } from '../repositories/users.ts'

/** `POST auth`, `POST passwordless_login` and `POST refresh_auth_token` (R140, R144, R145). */
export const sessionRoutes = (context: Context): FastifyPluginAsyncTypebox => {
  const { db, clock, tokens } = context
  const loginResult = async (viewer: Viewer, refreshToken: string) => ({
    token: await tokens.issue(viewer.id),
    refresh_token: refreshToken,
    username: viewer.username,
    contact: {
      name: viewer.name,
      cris: await findInterests(db, viewer.id),
      external_reference: viewer.externalReference,
    },
  })
  return async (app) => {
    // After the body is read: its events do not carry on what an earlier hook began. Not so a renewal, whose attempts nobody counts.
    const ahead = { preHandler: (_request: unknown, _reply: unknown, done: () => void) => urgently(done) }

    app.post(
      '/auth',
      { ...ahead, schema: { body: Credentials, response: { 200: LoginResult } } },
      async ({ body, ip }) => {
        const account = body.username.trim().toLowerCase()
        const attempt = await openAttempt(context, { account, address: ip })
        const found = await findCredentials(db, account)
        const matches = await verifyPassword(found?.password_hash, body.password)
        const session = matches && found ? await signInByPassword(db, found, clock()) : undefined
        const viewer = session && (await findViewer(db, session.userId))
        if (!viewer) return attempt.refuse(forbidden('The username or the password is incorrect.'))
        return loginResult(viewer, session.token)
      },
    )

    app.post(
      '/passwordless_login',
      { ...ahead, schema: { body: PasswordlessLogin, response: { 200: LoginResult } } },
      async ({ body: { passwordless_token: token }, ip }) => {
        const attempt = await openAttempt(context, { account: hashOfToken(token), address: ip })
        const session = await signInByLink(db, token, clock())
        const viewer = session && (await findViewer(db, session.userId))
        if (!viewer) return attempt.refuse(forbidden('Token is invalid or has expired'))
        return loginResult(viewer, session.token)
      },
    )

    app.post(
      '/refresh_auth_token',
      { schema: { body: RefreshRequest, response: { 200: RefreshResult } } },
      async ({ body }) => {
        const rotated = await rotateToken(db, body.refresh_token, clock())
        const viewer = rotated && (await findViewer(db, rotated.userId))
        if (!viewer) throw unauthorized()
        return {
          token: await tokens.issue(viewer.id),
          refresh_token: rotated.token,
          contact: { name: viewer.name },
        }
      },
    )
  }
}

/** `GET current_user` (R149). */
export const currentUserRoutes =
  ({ db }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get('/current_user', { schema: { response: { 200: CurrentUser } } }, async (request) => {
      const { id, username, name, externalReference } = viewerOf(request)
      const contact = { name, cris: await findInterests(db, id), external_reference: externalReference }
      return { username, external_reference: externalReference, contact }
    })
  }
