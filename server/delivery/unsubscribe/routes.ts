import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { Unsubscribe, Unsubscribed } from '#contract/delivery.ts'
import { parameter } from '#contract/field.ts'
import type { Context } from '#server/access/context.ts'
import { userActor } from '#server/platform/audit/actor.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { notFound, unprocessable } from '#server/platform/http/http-errors.ts'
import { checkStopToken, stop } from './stop.ts'

const example = { token: '7.all.q7Zc…' }
const Given = Type.Partial(Unsubscribe)
const InAddress = Type.Object({
  token: Type.Optional(parameter('The token, as mail programs send it.', example.token, { maxLength: 400 })),
})

const INVALID = 'This link is not valid. Sign in to change your preferences.'

/** How mail programs post `List-Unsubscribe=One-Click` (RFC 8058). The body says nothing that the address does not. */
const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** Ends mails by the link in one of them, which takes no session. Opening the link changes nothing: scanners of mails do that. */
export const unsubscribeRoutes =
  ({ db, clock, mail }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.addContentTypeParser(forms, { parseAs: 'string' }, (_request, _body, done) => done(null, {}))
    app.get(
      '/unsubscribe',
      {
        schema: {
          operationId: 'openUnsubscribe',
          summary:
            'Leads to the page of the portal that ends mails at a press, for mail programs that open the address',
          tags: ['Preferences'],
          querystring: InAddress,
          response: { 302: Type.Null() },
        },
      },
      async (request, reply) => {
        const { token } = request.query
        if (!token) throw unprocessable([INVALID])
        if (!mail) throw notFound('There is no page that ends mails.')
        const query = new URLSearchParams({ token })
        return reply.redirect(`${mail.settings.portalUrl}/unsubscribe?${query}`)
      },
    )
    app.post(
      '/unsubscribe',
      {
        schema: {
          operationId: 'unsubscribe',
          summary: 'Ends all mails with research, or those about one saved search, by the token of a link in a mail',
          tags: ['Preferences'],
          querystring: InAddress,
          body: withExample(Given, example),
          response: { 200: withExample(Unsubscribed, { stopped: 'saved_search', name: 'Margins of banks' }) },
        },
      },
      async (request) => {
        const token = request.body.token ?? request.query.token ?? ''
        const found = await checkStopToken(db, token, clock())
        if (!found) throw unprocessable([INVALID])
        return stop(db, { user: found.user, actor: userActor(found.user, request), now: clock() }, found.target)
      },
    )
  }
