import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { WebDocumentDetail, WebDocumentPreview } from '#contract/document.ts'
import { accessTo } from '#server/access/access-rule.ts'
import { recordReading } from '#server/access/audit-reads.ts'
import type { Context } from '#server/access/context.ts'
import { viewerOf } from '#server/access/viewer.ts'
import { notFound, unauthorized } from '#server/platform/http/http-errors.ts'
import { isOfLeaver } from '#server/tags/repository.ts'
import { readAround } from './reading.ts'
import { type DocumentRow, findBody, findDocumentById, findDocumentByReference } from './repository.ts'
import { documentDetailOf } from './wire.ts'

const text = Type.String({ minLength: 1, maxLength: 200 })
const detail = { 200: WebDocumentDetail }

/** One document, by its id or its reference, and its preview (R384, R385, R388). */
export const documentRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { db } = context
    const toDetail = async (row: DocumentRow | undefined, request: FastifyRequest) => {
      if (!row) throw notFound('There is no such document.')
      const { entitlement } = viewerOf(request)
      const { contact_email: email } = row
      const [reading, body, isGone] = await Promise.all([
        readAround(db, [row], entitlement),
        findBody(db, row.id),
        email === null || isOfLeaver(db, email),
      ])
      const detail = documentDetailOf(row, { reading, body, contactEmail: isGone ? null : email })
      if (detail.detail) await recordReading(context, request, { subject: `documents/${row.id}`, result: 'success' })
      return detail
    }

    app.get(
      '/web_documents/:id',
      { schema: { params: Type.Object({ id: text }), response: detail } },
      async (request) => toDetail(await findDocumentById(db, request.params.id), request),
    )

    app.get(
      '/web_document_by_id',
      { schema: { querystring: Type.Object({ document_id: text }), response: detail } },
      async (request) => toDetail(await findDocumentById(db, request.query.document_id), request),
    )

    app.get(
      '/web_document_by_ref',
      { schema: { querystring: Type.Object({ reference: text }), response: detail } },
      async (request) => toDetail(await findDocumentByReference(db, request.query.reference), request),
    )

    app.get(
      '/web_documents/by_external_reference',
      { schema: { querystring: Type.Object({ external_reference: text }), response: detail } },
      async (request) => toDetail(await findDocumentByReference(db, request.query.external_reference), request),
    )

    app.get(
      '/web_document_preview',
      { schema: { querystring: Type.Object({ reference: text }), response: { 200: WebDocumentPreview } } },
      async (request) => {
        const row = await findDocumentByReference(db, request.query.reference)
        if (!row) throw notFound('There is no such document.')
        const subject = `documents/${row.id}`
        if (!accessTo(row, viewerOf(request).entitlement).permissioned) {
          await recordReading(context, request, { subject, result: 'refused' })
          throw unauthorized("Your subscription level doesn't provide access to this document.")
        }
        const text = row.preview ? ((await findBody(db, row.id)) ?? null) : null
        if (text) await recordReading(context, request, { subject, result: 'success' })
        return { html_content: text }
      },
    )
  }
