import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { DocumentList } from '#contract/document.ts'
import type { Entitlement } from '#server/access/access-rule.ts'
import { getUser } from '#server/access/authenticate.ts'
import type { Context } from '#server/access/context.ts'
import { mayReadText } from '#server/access/text-access.ts'
import { documentExample } from '#server/documents/examples.ts'
import { readAround } from '#server/documents/reading.ts'
import { countRemovable } from '#server/documents/removable-filters.ts'
import { listDocumentsById } from '#server/documents/repository.ts'
import { type DocumentFilter, DocumentQuery, parseDocumentRequest } from '#server/documents/request.ts'
import { findTextMatch, type TextMatch } from '#server/documents/text-match.ts'
import { findHits } from '#server/documents/text-search/find-hits.ts'
import { toWebDocument } from '#server/documents/wire.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { exampleList, withExample } from '#server/platform/http/examples.ts'
import { HttpError } from '#server/platform/http/http-errors.ts'
import { buildMetadata, toRowRange } from '#server/platform/http/lists/paging.ts'
import type { Target } from '#server/platform/semantic/meaning.ts'
import { listByMeaning, semanticTerm } from './list-by-meaning.ts'
import { quoteSentences } from './quote-sentences.ts'
import { findNearPassages } from './semantic-repository.ts'

const foundExample = {
  ...documentExample,
  semantic_search_result: [{ text: 'Funding became cheaper.', page_number: 2 }],
}

/** "pricing power" is not what a note on the prices of a power company is about. */
async function narrowToPhrase(db: Kysely<Database>, match: TextMatch, user: Entitlement): Promise<TextMatch> {
  if (match.titled.length + match.named.length > 0) return match
  const phrase = await findTextMatch(db, { term: `"${match.term}"`, user, isLiteral: true })
  return { ...match, ids: phrase.ids }
}

/**
 * `GET semantic_documents`: documents by meaning and by words in one order, each with its nearest passages, or with those that have
 * the words where none is near (R253, R255, R257).
 */
export const semanticRoutes =
  ({ db, meaning }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const getTarget = (term: string): Promise<Target | undefined> => {
      if ('unavailable' in meaning) throw new HttpError(503, meaning.unavailable)
      return meaning.findTarget(term)
    }

    /** What the model gives; the caller learns no reason where it fails. */
    const orUnavailable = <T>(embedded: Promise<T>, request: FastifyRequest): Promise<T> =>
      embedded.catch((error: unknown) => {
        request.log.error({ err: error }, 'embedding failed')
        throw new HttpError(503, 'Search by meaning is not available at the moment. Please try again later.')
      })

    /** The passages are text of the document, so they are for those who may read it. */
    const toRecords = async (
      ids: readonly number[],
      target: Target | undefined,
      { sought }: TextMatch,
      request: FastifyRequest,
    ) => {
      const user = getUser(request)
      if (ids.length === 0) return []
      const rows = await listDocumentsById(db, ids)
      const reading = await readAround(db, rows, user)
      const readable = rows.filter((row) => mayReadText(row, user.entitlement)).map(({ id }) => id)
      const passages = target ? await findNearPassages(db, target, readable) : []
      // The passages are found already; without a model they are quoted whole.
      const near = target
        ? await quoteSentences(passages, target).catch((error: unknown) => {
            request.log.error({ err: error }, 'embedding of sentences failed')
            return passages
          })
        : []
      const isNear = new Set(near.map(({ documentId }) => documentId))
      const hits = await findHits(
        db,
        sought,
        readable.filter((id) => !isNear.has(id)),
      )
      return rows.map((row) => ({
        ...toWebDocument(row, reading),
        semantic_search_result: (hits.get(row.id)?.best ?? near.filter(({ documentId }) => documentId === row.id)).map(
          ({ text, page }) => ({ text, page_number: page }),
        ),
      }))
    }

    app.get(
      '/semantic_documents',
      {
        schema: {
          operationId: 'listDocumentsByMeaning',
          summary: 'Documents by meaning, each with its nearest passages',
          tags: ['Documents'],
          querystring: DocumentQuery,
          response: { 200: withExample(DocumentList, exampleList(foundExample)) },
        },
      },
      async (request) => {
        const { entitlement: user } = getUser(request)
        const asked = parseDocumentRequest(request.query, null, user)
        const term = semanticTerm(request.query)
        if ('unavailable' in meaning) throw new HttpError(503, meaning.unavailable)
        if (term.trim() === '') return { records: [], pagination_metadata: buildMetadata(asked.page, 0) }
        const match = await findTextMatch(db, { term, user, isLiteral: asked.filter.isLiteral })
        const target = await orUnavailable(getTarget(match.term), request)
        const text = target?.isPhrase ? await narrowToPhrase(db, match, user) : match
        const find = async (filter: DocumentFilter) =>
          (await listByMeaning(db, filter, { target, text })).slice(0, asked.page.limit)
        const ids = await find(asked.filter)
        const countOthers = async (filter: DocumentFilter) => (await find(filter)).length
        const removable = ids.length === 0 ? await countRemovable(asked, countOthers) : []
        const { offset, count } = toRowRange(asked.page)
        return {
          records: await toRecords(ids.slice(offset, offset + count), target, text, request),
          pagination_metadata: buildMetadata(asked.page, ids.length),
          ...(ids.length > 0 && text.isCorrected && { corrected_search_term: text.term }),
          ...(removable.length > 0 && { removable_filters: removable }),
        }
      },
    )
  }
