import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { type SqlBool, sql } from 'kysely'
import { parameter } from '#contract/field.ts'
import { authenticate, getUser } from '#server/access/authenticate.ts'
import type { Context } from '#server/access/context.ts'
import { isPublicCall, PUBLIC_CACHE } from '#server/platform/http/public-calls.ts'
import { joinConditions } from './conditions.ts'
import { isToCome } from './repository.ts'
import { findRoadshowPage } from './roadshow-page.ts'
import { EventList, EventQuery } from './schemas.ts'
import { toPublicRoadshow, toRoadshow } from './wire.ts'

const UpcomingQuery = Type.Intersect([
  EventQuery,
  Type.Object({
    public: Type.Optional(parameter('`true`: the events that anybody may see; no session is needed.', 'true')),
  }),
])

/**
 * `GET roadshows/upcoming` (R390), the one list that also answers without a session: `public=true` requests the events that the
 * provider has marked as public, the same for everybody. Any other call needs an access token.
 */
export const upcomingRoadshowRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const authenticated = authenticate(context)
    app.addHook('onRequest', async (request) => {
      if (!isPublicCall(request)) await authenticated(request)
    })

    const schema = {
      operationId: 'listUpcomingEvents',
      summary: 'Events to come, the next first; the public ones without a session',
      tags: ['Events'],
      querystring: UpcomingQuery,
      response: { 200: EventList },
      security: [{ accessToken: [] }, {}],
    }
    app.get('/roadshows/upcoming', { schema }, async (request, reply) => {
      const toCome = isToCome(context.clock())
      if (isPublicCall(request)) {
        const scope = { condition: joinConditions([toCome, sql<SqlBool>`is_public`]), order: 'next' } as const
        const { rows, pagination_metadata } = await findRoadshowPage(context, request.query, scope, undefined)
        reply.header('Cache-Control', PUBLIC_CACHE)
        return { records: rows.map(toPublicRoadshow), pagination_metadata }
      }
      const user = getUser(request)
      const scope = { condition: toCome, order: 'next' } as const
      const reading = { db: await context.readsFor(user.id), clock: context.clock }
      const { rows, pagination_metadata } = await findRoadshowPage(reading, request.query, scope, user)
      return { records: rows.map((row) => toRoadshow(row, user.entitlement)), pagination_metadata }
    })
  }
