import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { recordId } from '#contract/field.ts'
import { getUser } from '#server/access/authenticate.ts'
import { getActor } from '#server/access/caller.ts'
import type { Context } from '#server/access/context.ts'
import { limitWrites } from '#server/access/write-limits.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { HttpError, notFound } from '#server/platform/http/http-errors.ts'
import { queueMails } from '#server/platform/mail/repository.ts'
import { findCompanies, registrationMails } from './registration-mails.ts'
import { type Attempt, register } from './registrations.ts'
import { mayTakePart } from './wire.ts'

const refusals: Readonly<Partial<Record<Attempt, string>>> = {
  cancelled: 'This event is cancelled.',
  over: 'This event is over.',
  closed: 'Registration for this event is closed.',
  full: 'This event is full.',
}

/** `POST roadshows/{id}/register` (R329, R391). A user without permission requests access by it (R328). */
export const registrationRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { db, clock, mail } = context
    // The body carries nothing, so a client may leave it out even if it sends a content type.
    const parse = app.getDefaultJsonParser('error', 'error')
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
      body === '' ? done(null, null) : parse(request, String(body), done),
    )

    app.post(
      '/roadshows/:id/register',
      {
        preHandler: limitWrites(context, 'register'),
        schema: {
          operationId: 'registerForEvent',
          summary: 'Registers the user, or requests access; 409 if the event is cancelled, over, closed or full',
          tags: ['Events'],
          params: Type.Object({ id: recordId() }),
          body: withExample(Type.Union([Type.Object({}), Type.Null()]), {}),
          response: { 204: Type.Null() },
        },
      },
      async (request, reply) => {
        const user = getUser(request)
        const now = clock()
        const attempt = await register(
          db,
          {
            id: request.params.id,
            user,
            actor: getActor(request),
            now,
            getKind: (roadshow) => (mayTakePart(roadshow, user.entitlement) ? 'register' : 'request'),
          },
          async (transaction, roadshow, kind) => {
            if (!mail) return
            const companies = await findCompanies(transaction, roadshow)
            await queueMails(
              transaction,
              registrationMails({ kind, user, roadshow, companies, now }, mail.settings),
              now,
            )
          },
        )
        if (attempt === 'unknown') throw notFound('There is no such event.')
        const refusal = refusals[attempt]
        if (refusal) throw new HttpError(409, refusal)
        mail?.dispatcher.deliver()
        return reply.code(204).send(null)
      },
    )
  }
