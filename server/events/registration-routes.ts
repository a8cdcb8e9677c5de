import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import { recordId } from '#contract/field.ts'
import { getUser } from '#server/access/authenticate.ts'
import { getActor } from '#server/access/caller.ts'
import type { Context } from '#server/access/context.ts'
import { limitWrites } from '#server/access/write-limits.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { HttpError, notFound } from '#server/platform/http/http-errors.ts'
import { queueMails } from '#server/platform/mail/repository.ts'
import { findCompanies, type Registration, registrationMails } from './registration-mails.ts'
import { type Attempt, register, type Withdrawal, withdraw } from './registrations.ts'
import type { RoadshowRow } from './repository.ts'
import { mayTakePart } from './wire.ts'
import { withdrawalMails } from './withdrawal-mails.ts'

/** Why a call changes nothing; it is answered by 409. */
const refusals: Readonly<Partial<Record<Attempt | Withdrawal, string>>> = {
  cancelled: 'This event is cancelled.',
  over: 'This event is over.',
  closed: 'Registration for this event is closed.',
  full: 'This event is full.',
}

/** The body of both calls, which carries nothing. */
const EmptyBody = withExample(Type.Union([Type.Object({}), Type.Null()]), {})

/**
 * `POST roadshows/{id}/register` (R329, R391), by which a user without permission requests access (R328), and
 * `POST roadshows/{id}/withdraw`, which takes either back.
 */
export const registrationRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { db, clock, mail } = context

    const queue =
      (buildMails: typeof registrationMails, { user, now }: Pick<Registration, 'user' | 'now'>) =>
      async (transaction: typeof db, roadshow: RoadshowRow, kind: Registration['kind']) => {
        if (!mail) return
        const companies = await findCompanies(transaction, roadshow)
        await queueMails(transaction, buildMails({ kind, user, roadshow, companies, now }, mail.settings), now)
      }

    const answer = (outcome: Attempt | Withdrawal, reply: FastifyReply) => {
      if (outcome === 'unknown') throw notFound('There is no such event.')
      const refusal = refusals[outcome]
      if (refusal) throw new HttpError(409, refusal)
      mail?.dispatcher.deliver()
      return reply.code(204).send(null)
    }

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
          body: EmptyBody,
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
          queue(registrationMails, { user, now }),
        )
        return answer(attempt, reply)
      },
    )

    app.post(
      '/roadshows/:id/withdraw',
      {
        preHandler: limitWrites(context, 'register'),
        schema: {
          operationId: 'withdrawFromEvent',
          summary: 'Takes back a registration or a request for access; 409 if the event is cancelled or over',
          tags: ['Events'],
          params: Type.Object({ id: recordId() }),
          body: EmptyBody,
          response: { 204: Type.Null() },
        },
      },
      async (request, reply) => {
        const user = getUser(request)
        const now = clock()
        const withdrawal = await withdraw(
          db,
          { id: request.params.id, user, actor: getActor(request), now },
          queue(withdrawalMails, { user, now }),
        )
        return answer(withdrawal, reply)
      },
    )
  }
