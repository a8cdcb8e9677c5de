import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { recordId } from '#contract/field.ts'
import { ListQuery } from '#contract/filter.ts'
import { type Tag, TagList as TagListAnswer } from '#contract/tag.ts'
import { getUser } from '#server/access/authenticate.ts'
import type { Context } from '#server/access/context.ts'
import type { User } from '#server/access/users.ts'
import { exampleList, withExample, withExamples } from '#server/platform/http/examples.ts'
import { buildMetadata } from '#server/platform/http/lists/paging.ts'
import { parseTagId } from '#server/platform/http/lists/tag-id.ts'
import { companyExample } from './examples.ts'
import { parseTagRequest, type TagRequest } from './request.ts'
import { detailTags } from './tag-details.ts'
import { listTags, type TagScope } from './tag-list.ts'

const TagQuery = withExamples(ListQuery, { page: 'Z', order_by_field: 'value' })

const TagList = withExample(TagListAnswer, exampleList(companyExample, { page: 'Z', alphabetical_range: ['A', 'Z'] }))

const companyLists = [
  { path: '/tags/companies', operationId: 'listCompanies', summary: 'Companies, by page or letter' },
  {
    path: '/companies_with_permissions',
    operationId: 'listCompaniesWithPermissions',
    summary: 'Companies, with the files that the user may load',
  },
]

/** A row without what a company's profile alone shows, so that a letter of 300 stays small. */
const asRow = ({ company_financials_table: _, year_flags: __, ...row }: Tag): Tag => row

/** Lists of tags, by page number or by letter (R221, R377, R381). */
export const tagListRoutes =
  ({ readsFor }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const toList = async (scope: TagScope, request: TagRequest, { id, entitlement: user }: User) => {
      const db = await readsFor(id)
      const { rows, total, letters, isSimilar } = await listTags(db, scope, request, user)
      const metadata = buildMetadata(request.page, total)
      const place = request.letter === undefined ? {} : { page: request.letter, num_pages: letters.length }
      return {
        records: (await detailTags(db, rows, user)).map(asRow),
        pagination_metadata: { ...metadata, ...place, alphabetical_range: letters },
        ...(isSimilar && { similar_names: true as const }),
      }
    }
    const schema = { tags: ['Tags'], querystring: TagQuery, response: { 200: TagList } }

    app.get(
      '/tags',
      { schema: { ...schema, operationId: 'listTags', summary: 'Tags, by page or letter' } },
      (request) => toList({}, parseTagRequest(request.query), getUser(request)),
    )

    for (const { path, ...names } of companyLists) {
      app.get(path, { schema: { ...schema, ...names } }, (request) =>
        toList({ category: 'Company' }, parseTagRequest(request.query), getUser(request)),
      )
    }

    const related = {
      ...schema,
      operationId: 'listRelatedCompanies',
      summary: 'The companies that go with a tag, such as an analyst’s',
      querystring: Type.Intersect([TagQuery, Type.Object({ id: recordId() })]),
    }
    app.get('/tags/related_companies_by_id', { schema: related }, (request) => {
      const scope = { category: 'Company', relatedTo: parseTagId('id', request.query.id) }
      return toList(scope, parseTagRequest(request.query), getUser(request))
    })
  }
