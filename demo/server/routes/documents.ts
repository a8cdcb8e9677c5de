import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { WebDocumentDetail, WebDocumentPreview } from '../../../src/contract/document.ts'
import { accessTo } from '../access/access-rule.ts'
import { viewerOf } from '../auth/viewer.ts'
import type { Context } from '../context.ts'
import { documentDetailOf, mentionedTags } from '../documents/document-wire.ts'
import { notFound, unauthorized } from '../errors.ts'
import { type DocumentRow, findBody, findDocumentById, findDocumentByReference } from '../repositories/documents.ts'
import { isOfLeaver, loadTags } from '../repositories/tags.ts'
import type { Viewer } from '../repositories/users.ts'

const text = Type.String({ minLength: 1, maxLength: 200 })
const detail = { 200: WebDocumentDetail }

/** One document, by its id or its reference, and its preview (R384, R385, R388). */
export const documentRoutes =
  ({ db }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const toDetail = async (row: DocumentRow | undefined, { entitlement: user }: Viewer) => {
      if (!row) throw notFound('There is no such document.')
      const { contact_email: email } = row
      const [tags, body, isGone] = await Promise.all([
        loadTags(db, mentionedTags(row)),
        findBody(db, row.id),
        email === null || isOfLeaver(db, email),
      ])
      return documentDetailOf(row, { tags, user, body, contactEmail: isGone ? null : email })
    }

    app.get(
      '/web_documents/:id',
      { schema: { params: Type.Object({ id: text }), response: detail } },
      async (request) => toDetail(await findDocumentById(db, request.params.id), viewerOf(request)),
    )

    app.get(
      '/web_document_by_id',
      { schema: { querystring: Type.Object({ document_id: text }), response: detail } },
      async (request) => toDetail(await findDocumentById(db, request.query.document_id), viewerOf(request)),
    )

    app.get(
      '/web_document_by_ref',
      { schema: { querystring: Type.Object({ reference: text }), response: detail } },
      async (request) => toDetail(await findDocumentByReference(db, request.query.reference), viewerOf(request)),
    )

    app.get(
      '/web_documents/by_external_reference',
      { schema: { querystring: Type.Object({ external_reference: text }), response: detail } },
      async (request) =>
        toDetail(await findDocumentByReference(db, request.query.external_reference), viewerOf(request)),
    )

    app.get(
      '/web_document_preview',
      { schema: { querystring: Type.Object({ reference: text }), response: { 200: WebDocumentPreview } } },
      async (request) => {
        const row = await findDocumentByReference(db, request.query.reference)
        if (!row) throw notFound('There is no such document.')
        if (!accessTo(row, viewerOf(request).entitlement).permissioned) {
          throw unauthorized("Your subscription level doesn't provide access to this document.")
        }
        return { html_content: row.preview ? ((await findBody(db, row.id)) ?? null) : null }
      },
    )
  }
