import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { RelatedTagsQuery, Tag, TagsByCategory } from '#contract/tag.ts'
import { isDocumentInScope } from '#server/access/access-rule.ts'
import { getUser } from '#server/access/authenticate.ts'
import type { Context } from '#server/access/context.ts'
import { documentId } from '#server/documents/parameters.ts'
import { findDocumentById } from '#server/documents/repository.ts'
import { mentionedTags } from '#server/documents/wire.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { notFound } from '#server/platform/http/http-errors.ts'
import { analystExample, briefTagExample, groupedTagsExample } from '#server/tags/examples.ts'
import { loadTags } from '#server/tags/repository.ts'
import { groupedTags, toBriefTag } from '#server/tags/wire.ts'
import { parseRelatedTagsRequest } from './related-request.ts'
import { listRelated } from './related-tags.ts'

/** The tags that go with a selection, or with a document. */
export const relatedTagRoutes =
  ({ readsFor }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/tags/related_to_selected',
      {
        schema: {
          operationId: 'listTagsRelatedToSelected',
          summary: 'The values that are still possible under a selection',
          tags: ['Tags'],
          querystring: RelatedTagsQuery,
          response: { 200: withExample(TagsByCategory, groupedTagsExample) },
        },
      },
      async (request) => {
        const user = getUser(request)
        const db = await readsFor(user.id)
        return groupedTags(await listRelated(db, parseRelatedTagsRequest(request.query, user.entitlement)))
      },
    )

    app.get(
      '/tags/related_to_document',
      {
        schema: {
          operationId: 'listTagsOfDocument',
          summary: 'The tags of a document',
          tags: ['Tags'],
          querystring: Type.Object({ document_id: documentId }),
          response: { 200: withExample(Type.Array(Tag), [briefTagExample, analystExample]) },
        },
      },
      async (request) => {
        const db = await readsFor(getUser(request).id)
        const document = await findDocumentById(db, request.query.document_id)
        if (!document) throw notFound('There is no such document.')
        const tags = await loadTags(db, mentionedTags(document))
        const contact = isDocumentInScope(document, getUser(request).entitlement)
        return [...tags.values()].map((row) => toBriefTag(row, { contact }))
      },
    )
  }
