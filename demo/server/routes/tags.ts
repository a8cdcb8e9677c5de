import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { RelatedTagsQuery, Tag, TagsByCategory } from '../../../src/contract/tag.ts'
import type { Context } from '../context.ts'
import { mentionedTags } from '../documents/document-wire.ts'
import { forbidden, notFound } from '../errors.ts'
import { findDocumentById } from '../repositories/documents.ts'
import { listRelated } from '../repositories/related-tags.ts'
import { findTag, findTagByExternalId, listCategories, loadTags } from '../repositories/tags.ts'
import { categoriesOf } from '../tags/categories.ts'
import { relatedTagsRequestOf } from '../tags/related-request.ts'
import { briefTagOf, type TagRow, tagOf } from '../tags/tag-wire.ts'

const text = Type.String({ minLength: 1, maxLength: 200 })

const grouped = (lists: ReadonlyMap<string, readonly TagRow[]>) =>
  Object.fromEntries([...lists].map(([category, rows]) => [category, rows.map(briefTagOf)]))

/** Single tags, and the values of categories (R377, R378, R380). */
export const tagRoutes =
  ({ db }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const toTag = async (row: TagRow | undefined) => {
      if (!row) throw notFound('There is no such profile.')
      if (row.inactive) throw forbidden('The profile or page you requested is not active.')
      return tagOf(row, await loadTags(db, row.analyst_ids))
    }
    const answers = { 200: Tag }

    app.get('/tags/:id', { schema: { params: Type.Object({ id: text }), response: answers } }, async ({ params }) =>
      toTag(await findTag(db, params.id)),
    )

    app.get(
      '/tags/by_external_id',
      { schema: { querystring: Type.Object({ external_id: text }), response: answers } },
      async ({ query }) => toTag(await findTagByExternalId(db, query.external_id)),
    )

    app.get(
      '/tags/by_category',
      { schema: { querystring: Type.Object({ categories: Type.String() }), response: { 200: TagsByCategory } } },
      async ({ query }) => {
        return grouped(await listCategories(db, categoriesOf(query.categories)))
      },
    )

    app.get(
      '/tags/related_to_selected',
      { schema: { querystring: RelatedTagsQuery, response: { 200: TagsByCategory } } },
      async ({ query }) => grouped(await listRelated(db, relatedTagsRequestOf(query))),
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
