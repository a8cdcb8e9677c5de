import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { WebDocumentDetail, WebDocumentPreview } from '#contract/document.ts'
import { recordId } from '#contract/field.ts'
import { accessTo } from '#server/access/access-rule.ts'
import { recordReading } from '#server/access/audit-reads.ts'
import { getUser } from '#server/access/authenticate.ts'
import type { Context } from '#server/access/context.ts'
import { noteOwnWrite } from '#server/access/note-writes.ts'
import { withExample } from '#server/platform/http/examples.ts'
import { unauthorized } from '#server/platform/http/http-errors.ts'
import { isOfLeaver } from '#server/tags/repository.ts'
import { documentDetailExample } from './examples.ts'
import { markAsRead } from './marks.ts'
import { documentId, documentReference } from './parameters.ts'
import { readAround } from './reading.ts'
import { type DocumentRow, findBody } from './repository.ts'
import { requireDocument } from './require-document.ts'
import { toDocumentDetail } from './wire.ts'

const detail = { 200: withExample(WebDocumentDetail, documentDetailExample) }

/** One document, by its id or its reference, and its preview (R384, R385, R388). */
export const documentRoutes =
  (context: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { db, clock, usage } = context
    const recordRead = async (row: DocumentRow, request: FastifyRequest) => {
      await recordReading(context, request, { subject: `documents/${row.id}`, result: 'success' })
      // A HEAD opens nothing.
      if (request.method === 'GET') {
        await markAsRead(db, getUser(request).id, row.id, clock())
        // Lists say what was read.
        await noteOwnWrite(context, request)
      }
      usage.record(request, { kind: 'open', userId: getUser(request).id, documentId: row.id })
    }

    const toDetail = async (row: DocumentRow, request: FastifyRequest) => {
      const { contact_email: email } = row
      const [reading, body, isGone] = await Promise.all([
        readAround(db, [row], getUser(request)),
        findBody(db, row.id),
        email === null || isOfLeaver(db, email),
      ])
      const detail = toDocumentDetail(row, { reading, body, contactEmail: isGone ? null : email })
      if (detail.detail) await recordRead(row, request)
      return detail
    }

    app.get(
      '/web_documents/:id',
      {
        schema: {
          operationId: 'getDocument',
          summary: 'A document with its text',
          tags: ['Documents'],
          params: Type.Object({ id: recordId({ minLength: 1, maxLength: 200 }) }),
          response: detail,
        },
      },
      async (request) => toDetail(await requireDocument(db, request.params), request),
    )

    app.get(
      '/web_document_by_id',
      {
        schema: {
          operationId: 'getDocumentById',
          summary: 'A document with its text, by its id',
          tags: ['Documents'],
          querystring: Type.Object({ document_id: documentId }),
          response: detail,
        },
      },
      async (request) => toDetail(await requireDocument(db, { id: request.query.document_id }), request),
    )

    app.get(
      '/web_document_by_ref',
      {
        schema: {
          operationId: 'getDocumentByRef',
          summary: 'A document with its text, by its reference',
          tags: ['Documents'],
          querystring: Type.Object({ reference: documentReference }),
          response: detail,
        },
      },
      async (request) => toDetail(await requireDocument(db, request.query), request),
    )

    app.get(
      '/web_documents/by_external_reference',
      {
        schema: {
          operationId: 'getDocumentByExternalReference',
          summary: 'A document with its text, by its reference',
          tags: ['Documents'],
          querystring: Type.Object({ external_reference: documentReference }),
          response: detail,
        },
      },
      async (request) => toDetail(await requireDocument(db, { reference: request.query.external_reference }), request),
    )

    app.get(
      '/web_document_preview',
      {
        schema: {
          operationId: 'getDocumentPreview',
          summary: 'The text of a document, as untrusted HTML; 401 where the subscription does not cover it',
          tags: ['Documents'],
          querystring: Type.Object({ reference: documentReference }),
          response: {
            200: withExample(WebDocumentPreview, { html_content: '<p>Deposits grew faster than loans.</p>' }),
          },
        },
      },
      async (request) => {
        const row = await requireDocument(db, request.query)
        if (!accessTo(row, getUser(request).entitlement).permissioned) {
          await recordReading(context, request, { subject: `documents/${row.id}`, result: 'refused' })
          throw unauthorized("Your subscription level doesn't provide access to this document.")
        }
        const text = row.preview ? ((await findBody(db, row.id)) ?? null) : null
        if (text) await recordRead(row, request)
        return { html_content: text }
      },
    )
  }
