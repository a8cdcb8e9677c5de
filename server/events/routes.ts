import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { type SqlBool, sql } from 'kysely'
import { ListQuery } from '#contract/filter.ts'
import { ListOf } from '#contract/list.ts'
import { Roadshow, RoadshowDetail } from '#contract/roadshow.ts'
import type { Context } from '#server/access/context.ts'
import type { Viewer } from '#server/access/users.ts'
import { proofOf, viewerOf } from '#server/access/viewer.ts'
import { notFound } from '#server/platform/http/http-errors.ts'
import { pageOf } from '#server/platform/http/lists/paging.ts'
import { tagIdOf } from '#server/platform/http/lists/tag-id.ts'
import { allOf } from './conditions.ts'
import { pageOfRoadshows, type Scope } from './page-of-events.ts'
import { findRoadshow, isPast, isToCome } from './repository.ts'
import { suggestRoadshows } from './suggestions.ts'
import { roadshowDetailOf, roadshowOf } from './wire.ts'

const text = Type.Optional(Type.String())
const list = { 200: ListOf(Roadshow) }
const ByTagQuery = Type.Object({ tag_id: Type.String(), page: text, page_size: text, limit: text })
const ByIdQuery = Type.Object({ roadshow_id: Type.String({ minLength: 1, maxLength: 200 }) })

/** No more recommendations than this in one answer. */
const MOST_SUGGESTED = 100

/** Lists of events, and single ones (R389, R390); `roadshows/upcoming` is answered by `upcomingRoadshowRoutes`. */
export const roadshowRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { db, clock, tickets } = context

    const toList = async (query: ListQuery, scope: Scope, viewer: Viewer) => {
      const { rows, pagination_metadata } = await pageOfRoadshows(context, query, scope, viewer)
      return { records: rows.map((row) => roadshowOf(row, viewer.entitlement)), pagination_metadata }
    }

    app.get('/roadshows', { schema: { querystring: ListQuery, response: list } }, (request) =>
      toList(request.query, { condition: sql<SqlBool>`true`, order: 'latest' }, viewerOf(request)),
    )

    app.get('/roadshows/recent', { schema: { querystring: ListQuery, response: list } }, (request) =>
      toList(request.query, { condition: isPast(clock()), order: 'latest' }, viewerOf(request)),
    )

    app.get('/roadshows/upcoming_by_tag', { schema: { querystring: ByTagQuery, response: list } }, (request) => {
      const { tag_id, ...query } = request.query
      const isOfTag = sql<SqlBool>`tag_ids && ${[tagIdOf('tag_id', tag_id)]}::int[]`
      return toList(query, { condition: allOf([isToCome(clock()), isOfTag]), order: 'next' }, viewerOf(request))
    })

    app.get(
      '/roadshows/suggested',
      { schema: { querystring: Type.Object({ limit: text }), response: { 200: Type.Array(Roadshow) } } },
      async (request) => {
        const viewer = viewerOf(request)
        const count = Math.min(pageOf(request.query).limit, MOST_SUGGESTED)
        const rows = await suggestRoadshows(db, viewer, { now: clock(), count })
        return rows.map((row) => roadshowOf(row, viewer.entitlement))
      },
    )

    app.get(
      '/roadshows/roadshow_by_id',
      { schema: { querystring: ByIdQuery, response: { 200: RoadshowDetail } } },
      async (request) => {
        const user = viewerOf(request)
        const row = await findRoadshow(db, request.query.roadshow_id, { userId: user.id, now: clock() })
        if (!row) throw notFound('There is no such event.')
        return roadshowDetailOf(row, { user, sessionId: proofOf(request).sessionId, tickets })
      },
    )
  }
