import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { type SqlBool, sql } from 'kysely'
import { parameter } from '#contract/field.ts'
import { LimitQuery, type ListQuery, paging } from '#contract/filter.ts'
import { Roadshow, RoadshowDetail } from '#contract/roadshow.ts'
import { getProof, getUser } from '#server/access/authenticate.ts'
import type { Context } from '#server/access/context.ts'
import type { User } from '#server/access/users.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { notFound } from '#server/platform/http/http-errors.ts'
import { toPage } from '#server/platform/http/lists/paging.ts'
import { parseTagId, TagId } from '#server/platform/http/lists/tag-id.ts'
import { loadTags } from '#server/tags/repository.ts'
import { joinConditions } from './conditions.ts'
import { eventDetailExample, eventExample } from './examples.ts'
import { findRoadshow, isPast, isToCome } from './repository.ts'
import { findRoadshowPage, type Scope } from './roadshow-page.ts'
import { EventList, EventQuery } from './schemas.ts'
import { suggestRoadshows } from './suggestions.ts'
import { toFoundRoadshow, toRoadshow, toRoadshowDetail } from './wire.ts'

const ByTagQuery = Type.Object({ tag_id: TagId, ...paging })
const ByIdQuery = Type.Object({
  roadshow_id: parameter('Id of an event.', '1', { minLength: 1, maxLength: 200 }),
})

/** No more recommendations than this in one answer. */
const MOST_SUGGESTED = 100

/** Lists of events, and single ones (R389, R390); `roadshows/upcoming` is answered by `upcomingRoadshowRoutes`. */
export const roadshowRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { readsFor, clock, tickets } = context

    const toList = async (query: ListQuery, scope: Scope, user: User) => {
      const reading = { db: await readsFor(user.id), clock }
      const { rows, hits, pagination_metadata } = await findRoadshowPage(reading, query, scope, user)
      const records = rows.map((row) => toFoundRoadshow(row, user.entitlement, hits.get(row.id)))
      return { records, pagination_metadata }
    }

    const list = { tags: ['Events'], querystring: EventQuery, response: { 200: EventList } }

    const all = { ...list, operationId: 'listEvents', summary: 'Events, the latest first' }
    app.get('/roadshows', { schema: all }, (request) =>
      toList(request.query, { condition: sql<SqlBool>`true`, order: 'latest' }, getUser(request)),
    )

    const recent = { ...list, operationId: 'listRecentEvents', summary: 'Events that are over, the latest first' }
    app.get('/roadshows/recent', { schema: recent }, (request) =>
      toList(request.query, { condition: isPast(clock()), order: 'latest' }, getUser(request)),
    )

    const byTag = {
      ...list,
      operationId: 'listUpcomingEventsByTag',
      summary: 'Events to come that have a tag',
      querystring: ByTagQuery,
    }
    app.get('/roadshows/upcoming_by_tag', { schema: byTag }, (request) => {
      const { tag_id, ...query } = request.query
      const isOfTag = sql<SqlBool>`tag_ids && ${[parseTagId('tag_id', tag_id)]}::int[]`
      return toList(query, { condition: joinConditions([isToCome(clock()), isOfTag]), order: 'next' }, getUser(request))
    })

    app.get(
      '/roadshows/suggested',
      {
        schema: {
          operationId: 'listSuggestedEvents',
          summary: 'Events suggested to the user',
          tags: ['Events'],
          querystring: LimitQuery,
          response: { 200: withExample(Type.Array(Roadshow), [eventExample]) },
        },
      },
      async (request) => {
        const user = getUser(request)
        const count = Math.min(toPage(request.query).limit, MOST_SUGGESTED)
        const rows = await suggestRoadshows(await readsFor(user.id), user, { now: clock(), count })
        return rows.map((row) => toRoadshow(row, user.entitlement))
      },
    )

    app.get(
      '/roadshows/roadshow_by_id',
      {
        schema: {
          operationId: 'getEvent',
          summary: 'An event, with its replay if the user may watch it',
          tags: ['Events'],
          querystring: ByIdQuery,
          response: { 200: withExample(RoadshowDetail, eventDetailExample) },
        },
      },
      async (request) => {
        const user = getUser(request)
        const now = clock()
        const db = await readsFor(user.id)
        const row = await findRoadshow(db, request.query.roadshow_id, { userId: user.id, now })
        if (!row) throw notFound('There is no such event.')
        const tags = await loadTags(db, row.tag_ids)
        return toRoadshowDetail(row, { user, sessionId: getProof(request).sessionId, tickets, tags, now })
      },
    )
  }
