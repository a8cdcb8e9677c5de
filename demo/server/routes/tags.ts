import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { Tag, TagsByCategory } from '../../../src/contract/tag.ts'
import type { Context } from '../context.ts'
import { mentionedTags } from '../documents/document-wire.ts'
import { badRequest, forbidden, notFound } from '../errors.ts'
import { splitValues } from '../lists/values.ts'
import { findDocumentById } from '../repositories/documents.ts'
import { findTag, findTagByExternalId, listCategory, loadTags } from '../repositories/tags.ts'
import { briefTagOf, type TagRow, tagOf } from '../tags/tag-wire.ts'

const text = Type.String({ minLength: 1, maxLength: 200 })
const MOST_CATEGORIES = 20

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
        const categories = [...new Set(splitValues(query.categories))]
        if (categories.length > MOST_CATEGORIES) throw badRequest(`At most ${MOST_CATEGORIES} categories can be read.`)
        const lists = await Promise.all(categories.map((category) => listCategory(db, category)))
        return Object.fromEntries(categories.map((category, index) => [category, (lists[index] ?? []).map(briefTagOf)]))
      },
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
