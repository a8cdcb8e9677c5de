import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { parameter, recordId } from '#contract/field.ts'
import { Categories, Tag, TagsByCategory } from '#contract/tag.ts'
import { getUser } from '#server/access/authenticate.ts'
import type { Context } from '#server/access/context.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { activeTag } from './active-tag.ts'
import { parseCategories } from './categories.ts'
import { groupedTagsExample, profileExample } from './examples.ts'
import { findTag, findTagByExternalId, listCategories } from './repository.ts'
import { detailTag } from './tag-details.ts'
import { groupedTags } from './wire.ts'

const length = { minLength: 1, maxLength: 200 }

/** Single tags, and the values of categories (R377, R378, R380). */
export const tagRoutes =
  ({ readsFor }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const response = { 200: withExample(Tag, profileExample) }

    app.get(
      '/tags/:id',
      {
        schema: {
          operationId: 'getTag',
          summary: 'A tag; 403 where it is not active',
          tags: ['Tags'],
          params: Type.Object({ id: recordId(length) }),
          response,
        },
      },
      async (request) => {
        const user = getUser(request)
        const db = await readsFor(user.id)
        return detailTag(db, activeTag(await findTag(db, request.params.id)), user.entitlement)
      },
    )

    app.get(
      '/tags/by_external_id',
      {
        schema: {
          operationId: 'getTagByExternalId',
          summary: 'A company or an analyst by the provider’s reference',
          tags: ['Tags'],
          querystring: Type.Object({
            external_id: parameter('The provider’s own reference of a company or an analyst.', 'AN-12', length),
          }),
          response,
        },
      },
      async (request) => {
        const db = await readsFor(getUser(request).id)
        const row = activeTag(await findTagByExternalId(db, request.query.external_id))
        return detailTag(db, row, getUser(request).entitlement)
      },
    )

    app.get(
      '/tags/by_category',
      {
        schema: {
          operationId: 'listTagsByCategory',
          summary: 'The values of categories',
          tags: ['Tags'],
          querystring: Type.Object({ categories: Categories }),
          response: { 200: withExample(TagsByCategory, groupedTagsExample) },
        },
      },
      async (request) => {
        const db = await readsFor(getUser(request).id)
        return groupedTags(await listCategories(db, parseCategories(request.query.categories)))
      },
    )
  }
