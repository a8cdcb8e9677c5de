import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { LinkRequest } from '#contract/password.ts'
import type { Context } from '#server/access/context.ts'
import { claimedActor } from '#server/platform/audit/claimed-actor.ts'
import type { LinkPurpose } from '#server/platform/database/tables/users.ts'
import { clientOf } from '#server/platform/http/client-address.ts'
import { inTurnOf, requireNoWait } from './limits.ts'
import { addLinkRequest } from './link-requests.ts'

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
  (context: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { db, clock, audit, links } = context
    for (const [path, purpose] of Object.entries(calls)) {
      app.post(path, { schema: { body: LinkRequest, response: { 204: Type.Null() } } }, async (request, reply) => {
        const { username } = request.body
        const address = clientOf(request.ip)
        const wait = await inTurnOf(context, { address, account: username }, () =>
          addLinkRequest(db, { purpose, username, address }, clock()),
        )
        requireNoWait(wait)
        const actor = claimedActor(username, request)
        await audit.write({ actor, action: 'link.request', subject: `links/${purpose}` })
        links?.look()
        return reply.code(204).send(null)
      })
    }
  }
