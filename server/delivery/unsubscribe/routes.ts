import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { Unsubscribe, Unsubscribed } from '#contract/delivery.ts'
import { parameter } from '#contract/field.ts'
import type { Context } from '#server/access/context.ts'
import { userActor } from '#server/platform/audit/actor.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { unprocessable } from '#server/platform/http/http-errors.ts'
import { checkStopToken, stop } from './stop.ts'

const example = { token: '7.all.q7Zc…' }
const Given = Type.Partial(Unsubscribe)
const InAddress = Type.Object({
  token: Type.Optional(parameter('The token, as mail programs send it.', example.token, { maxLength: 400 })),
})

/** How mail programs post `List-Unsubscribe=One-Click` (RFC 8058). The body says nothing that the address does not. */
const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** Ends mails by the link in one of them, which takes no session. Opening the link changes nothing: scanners of mails do that. */
export const unsubscribeRoutes =
  ({ db, clock }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.addContentTypeParser(forms, { parseAs: 'string' }, (_request, _body, done) => done(null, {}))
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
        if (!found) throw unprocessable(['This link is not valid. Sign in to change your preferences.'])
        return stop(db, { user: found.user, actor: userActor(found.user, request), now: clock() }, found.target)
      },
    )
  }
