import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { ListQuery } from '../../../src/contract/filter.ts'
import { ListOf } from '../../../src/contract/list.ts'
import { Tag } from '../../../src/contract/tag.ts'
import type { Context } from '../context.ts'
import { badRequest } from '../errors.ts'
import { metadataOf } from '../lists/paging.ts'
import { firstOf } from '../lists/values.ts'
import { listTags, type TagScope } from '../repositories/tag-list.ts'
import { loadTags } from '../repositories/tags.ts'
import { type TagRequest, tagRequestOf } from '../tags/tag-request.ts'
import { tagOf } from '../tags/tag-wire.ts'

/** Lists of tags, by page number or by letter (R221, R377). */
export const tagListRoutes =
  ({ db }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const toList = async (scope: TagScope, request: TagRequest) => {
      const { rows, total, letters } = await listTags(db, scope, request)
      const tags = await loadTags(
        db,
        rows.flatMap((row) => row.analyst_ids),
      )
      const metadata = metadataOf(request.page, total)
      const place = request.letter === undefined ? {} : { page: request.letter, num_pages: letters.length }
      return {
        records: rows.map((row) => tagOf(row, tags)),
        pagination_metadata: { ...metadata, ...place, alphabetical_range: letters },
      }
    }
    const schema = { querystring: ListQuery, response: { 200: ListOf(Tag) } }

    app.get('/tags', { schema }, ({ query }) => toList({}, tagRequestOf(query)))

    app.get('/tags/companies', { schema }, ({ query }) => toList({ category: 'Company' }, tagRequestOf(query)))

    const related = { ...schema, querystring: Type.Intersect([ListQuery, Type.Object({ id: Type.String() })]) }
    app.get('/tags/related_companies_by_id', { schema: related }, ({ query }) => {
      const id = firstOf(query.id)
      if (!/^\d{1,9}$/.test(id)) throw badRequest('id must be the id of a tag.')
      return toList({ category: 'Company', relatedTo: Number(id) }, tagRequestOf(query))
    })
  }
