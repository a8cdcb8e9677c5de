import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { WebDocument } from '../../../src/contract/document.ts'
import { ListOf } from '../../../src/contract/list.ts'
import { accessTo, type Entitlement } from '../access/access-rule.ts'
import { viewerOf } from '../auth/viewer.ts'
import type { Context } from '../context.ts'
import { allOf, conditionsOf } from '../documents/document-conditions.ts'
import { DocumentQuery, documentRequestOf } from '../documents/document-request.ts'
import { mentionedTags, webDocumentOf } from '../documents/document-wire.ts'
import { HttpError } from '../errors.ts'
import { metadataOf, rowsOf } from '../lists/paging.ts'
import { firstOf } from '../lists/values.ts'
import type { Target } from '../meaning/meaning.ts'
import { type DocumentRow, listDocumentsById } from '../repositories/documents.ts'
import { findByMeaning, nearPassagesOf } from '../repositories/semantic-documents.ts'
import { loadTags } from '../repositories/tags.ts'

const LONGEST_TERM = 500

function mayRead(row: DocumentRow, user: Entitlement): boolean {
  const { entitled, permissioned } = accessTo(row, user)
  return entitled || (permissioned && row.preview)
}

/** `GET semantic_documents`: documents by meaning, each with its nearest passages (R253, R255, R257). */
export const semanticRoutes =
  ({ db, meaning }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const targetOf = async (term: string, request: FastifyRequest): Promise<Target | undefined> => {
      if ('unavailable' in meaning) throw new HttpError(503, meaning.unavailable)
      if (term === '') return undefined
      return meaning.targetOf(term).catch((error: unknown) => {
        request.log.error({ err: error }, 'embedding failed')
        throw new HttpError(503, 'Search by meaning is not available at the moment. Please try again later.')
      })
    }

    /** The passages are text of the document, so they are for those who may read it. */
    const toRecords = async (ids: readonly number[], target: Target, user: Entitlement) => {
      if (ids.length === 0) return []
      const rows = await listDocumentsById(db, ids)
      const tags = await loadTags(db, rows.flatMap(mentionedTags))
      const readable = rows.filter((row) => mayRead(row, user)).map(({ id }) => id)
      const passages = await nearPassagesOf(db, target, readable)
      return rows.map((row) => ({
        ...webDocumentOf(row, tags, user),
        semantic_search_result: passages
          .filter(({ documentId }) => documentId === row.id)
          .map(({ text, page }) => ({ text, page_number: page })),
      }))
    }

    app.get(
      '/semantic_documents',
      { schema: { querystring: DocumentQuery, response: { 200: ListOf(WebDocument) } } },
      async (request) => {
        const { entitlement: user } = viewerOf(request)
        const asked = documentRequestOf(request.query, null, user)
        const target = await targetOf(firstOf(request.query.semantic_search_term).slice(0, LONGEST_TERM), request)
        const conditions = await conditionsOf(db, asked.filter)
        const found = target && conditions ? await findByMeaning(db, target, allOf(conditions)) : []
        const ids = found.slice(0, asked.page.limit)
        const { offset, count } = rowsOf(asked.page)
        return {
          records: target ? await toRecords(ids.slice(offset, offset + count), target, user) : [],
          pagination_metadata: metadataOf(asked.page, ids.length),
        }
      },
    )
  }
