import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { LinkRequest } from '../../../src/contract/password.ts'
import { clientOf } from '../auth/client-address.ts'
import type { Context } from '../context.ts'
import type { LinkPurpose } from '../database/tables/users.ts'
import { requireNoWait } from '../passwords/limits.ts'
import { addLinkRequest, secondsToNextLink } from '../repositories/link-requests.ts'

/** The calls by what the link is for. */
const calls: Readonly<Record<string, LinkPurpose>> = {
  '/request_password_reset': 'password_reset',
  '/request_passwordless_login': 'passwordless_login',
}

/**
 * `POST request_password_reset` and `POST request_passwordless_login` (R141, R143). The answer is 204 after the same work,
 * whatever the username (R089): that somebody has asked is written down, and who that is, is looked at later.
 */
export const linkRoutes =
  ({ db, clock, links }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    for (const [path, purpose] of Object.entries(calls)) {
      app.post(
        path,
        { schema: { body: LinkRequest, response: { 204: Type.Null() } } },
        async ({ body: { username }, ip }, reply) => {
          const address = clientOf(ip)
          requireNoWait(await secondsToNextLink(db, address, clock()))
          await addLinkRequest(db, { purpose, username, address }, clock())
          links?.look()
          return reply.code(204).send(null)
        },
      )
    }
  }
