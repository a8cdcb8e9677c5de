import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { WebDocument } from '#contract/document.ts'
import { ListOf } from '#contract/list.ts'
import { type Entitlement, isInScope } from '#server/access/access-rule.ts'
import type { Context } from '#server/access/context.ts'
import { viewerOf } from '#server/access/viewer.ts'
import type { Library } from '#server/platform/database/tables/documents.ts'
import { parseJson, Selection, selectionOf } from '#server/platform/http/lists/json-parameter.ts'
import { metadataOf, pageOf } from '#server/platform/http/lists/paging.ts'
import { tagIdOf } from '#server/platform/http/lists/tag-id.ts'
import { loadScopes } from '#server/tags/tag-scopes.ts'
import { listDocuments } from './list-repository.ts'
import { readAround } from './reading.ts'
import { type DocumentRow, listMostViewed } from './repository.ts'
import { DocumentQuery, type DocumentRequest, documentRequestOf } from './request.ts'
import { webDocumentOf } from './wire.ts'

/** Each list with the libraries it shows; null: all of them (R387, C12). */
const lists: Readonly<Record<string, readonly Library[] | null>> = {
  web_documents: null,
  all_documents: null,
  research_documents: ['research'],
  flashmail_documents: ['flashmail'],
  commentary_documents: ['commentary'],
  analytics_documents: ['analytics'],
  valuation_documents: ['valuation'],
  primers_documents: ['primers'],
  eps_documents: ['eps'],
  analytics_archive_documents: ['analytics_archive'],
}

const CountQuery = Type.Object({ limit: Type.Optional(Type.String()) })

/** A suggestion is drawn from this many days. */
const RECENT_DAYS = 60

/** The document lists, also by tags, the most read documents and the suggestions (R384–R388). */
export const documentListRoutes =
  ({ db }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const toRecords = async (rows: readonly DocumentRow[], user: Entitlement) => {
      const reading = await readAround(db, rows, user)
      return rows.map((row) => webDocumentOf(row, reading))
    }

    const toList = async (asked: DocumentRequest, user: Entitlement) => {
      const { rows, total } = await listDocuments(db, asked)
      return { records: await toRecords(rows, user), pagination_metadata: metadataOf(asked.page, total) }
    }

    const response = { 200: ListOf(WebDocument) }

    for (const [path, libraries] of Object.entries(lists)) {
      app.get(`/${path}`, { schema: { querystring: DocumentQuery, response } }, (request) => {
        const { entitlement } = viewerOf(request)
        return toList(documentRequestOf(request.query, libraries, entitlement), entitlement)
      })
    }

    const byTag = { querystring: Type.Intersect([DocumentQuery, Type.Object({ tag_id: Type.String() })]), response }
    // The research on what is outside a user's scope is not listed; what there is on it in the scope is.
    app.get('/web_documents_by_tag', { schema: byTag }, async (request) => {
      const tagId = tagIdOf('tag_id', request.query.tag_id)
      const { entitlement } = viewerOf(request)
      const scopeOf = await loadScopes(db, [tagId])
      const only = isInScope(scopeOf(tagId), entitlement) ? undefined : 'permissioned'
      return toList(documentRequestOf(request.query, null, entitlement, { tagId, only }), entitlement)
    })

    const byTags = {
      querystring: Type.Intersect([DocumentQuery, Type.Object({ tag_filters: Type.String() })]),
      response,
    }
    app.get('/web_documents/by_related_tags', { schema: byTags }, (request) => {
      const tags = selectionOf(parseJson('tag_filters', Selection, request.query.tag_filters) ?? {})
      const { entitlement } = viewerOf(request)
      return toList(documentRequestOf(request.query, null, entitlement, { tags }), entitlement)
    })

    const counted = { schema: { querystring: CountQuery, response: { 200: Type.Array(WebDocument) } } }

    app.get('/web_documents/most_popular', counted, async (request) => {
      const { entitlement } = viewerOf(request)
      const count = Math.min(pageOf(request.query).limit, 100)
      return toRecords(await listMostViewed(db, entitlement, { need: 'permissioned', count }), entitlement)
    })

    for (const path of ['/suggested_content', '/web_documents/suggested_content']) {
      app.get(path, counted, async (request) => {
        const { entitlement } = viewerOf(request)
        const count = Math.min(pageOf(request.query).limit, 100)
        const rows = await listMostViewed(db, entitlement, { need: 'entitled', days: RECENT_DAYS, count })
        return toRecords(rows, entitlement)
      })
    }
  }
