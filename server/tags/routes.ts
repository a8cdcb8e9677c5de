import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { Tag, TagsByCategory } from '#contract/tag.ts'
import type { Context } from '#server/access/context.ts'
import { viewerOf } from '#server/access/viewer.ts'
import { activeTag } from './active-tag.ts'
import { categoriesOf } from './categories.ts'
import { findTag, findTagByExternalId, listCategories } from './repository.ts'
import { detailTag } from './tag-details.ts'
import { groupedTags } from './wire.ts'

const text = Type.String({ minLength: 1, maxLength: 200 })

/** Single tags, and the values of categories (R377, R378, R380). */
export const tagRoutes =
  ({ db }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const answers = { 200: Tag }

    app.get('/tags/:id', { schema: { params: Type.Object({ id: text }), response: answers } }, async (request) =>
      detailTag(db, activeTag(await findTag(db, request.params.id)), viewerOf(request).entitlement),
    )

    app.get(
      '/tags/by_external_id',
      { schema: { querystring: Type.Object({ external_id: text }), response: answers } },
      async (request) => {
        const row = activeTag(await findTagByExternalId(db, request.query.external_id))
        return detailTag(db, row, viewerOf(request).entitlement)
      },
    )

    app.get(
      '/tags/by_category',
      { schema: { querystring: Type.Object({ categories: Type.String() }), response: { 200: TagsByCategory } } },
      async ({ query }) => groupedTags(await listCategories(db, categoriesOf(query.categories))),
    )
  }
