import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { RelatedTagsQuery, Tag, TagsByCategory } from '../../../src/contract/tag.ts'
import { viewerOf } from '../auth/viewer.ts'
import type { Context } from '../context.ts'
import { mentionedTags } from '../documents/document-wire.ts'
import { notFound } from '../errors.ts'
import { findDocumentById } from '../repositories/documents.ts'
import { listRelated } from '../repositories/related-tags.ts'
import { detailTag } from '../repositories/tag-details.ts'
import { findTag, findTagByExternalId, listCategories, loadTags } from '../repositories/tags.ts'
import { activeTag } from '../tags/active-tag.ts'
import { categoriesOf } from '../tags/categories.ts'
import { relatedTagsRequestOf } from '../tags/related-request.ts'
import { briefTagOf, groupedTags } from '../tags/tag-wire.ts'

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

    app.get(
      '/tags/related_to_selected',
      { schema: { querystring: RelatedTagsQuery, response: { 200: TagsByCategory } } },
      async ({ query }) => groupedTags(await listRelated(db, relatedTagsRequestOf(query))),
    )

    app.get(
      '/tags/related_to_document',
      { schema: { querystring: Type.Object({ document_id: text }), response: { 200: Type.Array(Tag) } } },
      async ({ query }) => {
        const document = await findDocumentById(db, query.document_id)
        if (!document) throw notFound('There is no such document.')
        const tags = await loadTags(db, mentionedTags(document))
        return [...tags.values()].map(briefTagOf)
      },
    )
  }
