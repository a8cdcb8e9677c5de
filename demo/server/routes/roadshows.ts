import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { ListOf } from '../../../src/contract/list.ts'
import { Roadshow } from '../../../src/contract/roadshow.ts'
import { viewerOf } from '../auth/viewer.ts'
import type { Context } from '../context.ts'
import { metadataOf, pageOf } from '../lists/paging.ts'
import { tagIdOf } from '../lists/tag-id.ts'
import { listUpcomingByTag } from '../repositories/roadshows.ts'
import { roadshowOf } from '../roadshows/roadshow-wire.ts'

const text = Type.Optional(Type.String())
const ByTagQuery = Type.Object({ tag_id: Type.String(), page: text, page_size: text, limit: text })

/** Lists of events (R390). */
export const roadshowRoutes =
  ({ db, clock }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/roadshows/upcoming_by_tag',
      { schema: { querystring: ByTagQuery, response: { 200: ListOf(Roadshow) } } },
      async (request) => {
        const { id: userId, entitlement } = viewerOf(request)
        const page = pageOf(request.query)
        const tagId = tagIdOf('tag_id', request.query.tag_id)
        const { rows, total } = await listUpcomingByTag(db, { tagId, now: clock(), userId, page })
        return {
          records: rows.map((row) => roadshowOf(row, entitlement)),
          pagination_metadata: metadataOf(page, total),
        }
      },
    )
  }
