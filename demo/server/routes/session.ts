import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Credentials, CurrentUser, LoginResult, RefreshRequest, RefreshResult } from '../../../src/contract/session.ts'
import { verifyPassword } from '../auth/password.ts'
import { viewerOf } from '../auth/viewer.ts'
import type { Context } from '../context.ts'
import { forbidden, HttpError, unauthorized } from '../errors.ts'
import { rotateToken, startSession } from '../repositories/sessions.ts'
import { recordFailure, secondsToWait } from '../repositories/sign-in-failures.ts'
import { findCredentials, findInterests, findViewer } from '../repositories/users.ts'

/** `POST auth` and `POST refresh_auth_token` (R140, R145). */
export const sessionRoutes =
  ({ db, clock, tokens }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post('/auth', { schema: { body: Credentials, response: { 200: LoginResult } } }, async ({ body, ip }) => {
      const attempt = { account: body.username.trim().toLowerCase(), address: ip }
      const wait = await secondsToWait(db, attempt, clock())
      if (wait > 0) {
        throw new HttpError(429, 'Too many attempts. Please try again later.', { 'Retry-After': String(wait) })
      }
      const found = await findCredentials(db, attempt.account)
      const matches = await verifyPassword(found?.password_hash, body.password)
      const viewer = matches && found ? await findViewer(db, found.id) : undefined
      if (!viewer) {
        await recordFailure(db, attempt, clock())
        throw forbidden('The username or the password is incorrect.')
      }
      return {
        token: await tokens.issue(viewer.id),
        refresh_token: await startSession(db, viewer.id, clock()),
        username: viewer.username,
        contact: {
          name: viewer.name,
          cris: await findInterests(db, viewer.id),
          external_reference: viewer.externalReference,
        },
      }
    })

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
