import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { ListQuery } from '#contract/filter.ts'
import { ListOf } from '#contract/list.ts'
import { Tag } from '#contract/tag.ts'
import type { Entitlement } from '#server/access/access-rule.ts'
import type { Context } from '#server/access/context.ts'
import { viewerOf } from '#server/access/viewer.ts'
import { metadataOf } from '#server/platform/http/lists/paging.ts'
import { tagIdOf } from '#server/platform/http/lists/tag-id.ts'
import { type TagRequest, tagRequestOf } from './request.ts'
import { detailTags } from './tag-details.ts'
import { listTags, type TagScope } from './tag-list.ts'

/** A row without what a company's profile alone shows, so that a letter of 300 stays small. */
const asRow = ({ company_financials_table: _, year_flags: __, ...row }: Tag): Tag => row

/** Lists of tags, by page number or by letter (R221, R377, R381). */
export const tagListRoutes =
  ({ db }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const toList = async (scope: TagScope, request: TagRequest, user: Entitlement) => {
      const { rows, total, letters } = await listTags(db, scope, request, user)
      const metadata = metadataOf(request.page, total)
      const place = request.letter === undefined ? {} : { page: request.letter, num_pages: letters.length }
      return {
        records: (await detailTags(db, rows, user)).map(asRow),
        pagination_metadata: { ...metadata, ...place, alphabetical_range: letters },
      }
    }
    const schema = { querystring: ListQuery, response: { 200: ListOf(Tag) } }

    app.get('/tags', { schema }, (request) => toList({}, tagRequestOf(request.query), viewerOf(request).entitlement))

    for (const path of ['/tags/companies', '/companies_with_permissions']) {
      app.get(path, { schema }, (request) =>
        toList({ category: 'Company' }, tagRequestOf(request.query), viewerOf(request).entitlement),
      )
    }

    const related = { ...schema, querystring: Type.Intersect([ListQuery, Type.Object({ id: Type.String() })]) }
    app.get('/tags/related_companies_by_id', { schema: related }, (request) => {
      const scope = { category: 'Company', relatedTo: tagIdOf('id', request.query.id) }
      return toList(scope, tagRequestOf(request.query), viewerOf(request).entitlement)
    })
  }
