import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { LinkRequest } from '#contract/password.ts'
import type { Context } from '#server/access/context.ts'
import { claimedActor } from '#server/platform/audit/claimed-actor.ts'
import type { LinkPurpose } from '#server/platform/database/tables/users.ts'
import { toClient } from '#server/platform/http/client-address.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { requireNoWait, runQueued } from './limits.ts'
import { addLinkRequest } from './link-requests.ts'

type LinkCall = { path: string; purpose: LinkPurpose; operationId: string; summary: string }

const calls: readonly LinkCall[] = [
  {
    path: '/request_password_reset',
    purpose: 'password_reset',
    operationId: 'requestPasswordReset',
    summary: 'Asks for a link to set a new password; the same answer whether or not there is such a user',
  },
  {
    path: '/request_passwordless_login',
    purpose: 'passwordless_login',
    operationId: 'requestSignInLink',
    summary: 'Asks for a link to sign in; the same answer whether or not there is such a user',
  },
]

const body = withExample(LinkRequest, { username: 'reader@example.com' })

/**
 * `POST request_password_reset` and `POST request_passwordless_login` (R141, R143). The answer is 204 after the same work,
 * whatever the username (R089): the request is stored, and the account is looked up later.
 */
export const linkRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { db, clock, audit, links } = context
    for (const { path, purpose, operationId, summary } of calls) {
      const schema = { operationId, summary, tags: ['Passwords'], body, response: { 204: Type.Null() } }
      app.post(path, { schema }, async (request, reply) => {
        const { username } = request.body
        const address = toClient(request.ip)
        const wait = await runQueued(context, { address, account: username }, () =>
          addLinkRequest(db, { purpose, username, address }, clock()),
        )
        requireNoWait(wait)
        const actor = claimedActor(username, request)
        await audit.write({ actor, action: 'link.request', subject: `links/${purpose}` })
        links?.schedule()
        return reply.code(204).send(null)
      })
    }
  }
