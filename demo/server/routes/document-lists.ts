import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { WebDocument } from '../../../src/contract/document.ts'
import { ListOf } from '../../../src/contract/list.ts'
import type { Entitlement } from '../access/access-rule.ts'
import { viewerOf } from '../auth/viewer.ts'
import type { Context } from '../context.ts'
import type { Library } from '../database/tables/documents.ts'
import { DocumentQuery, type DocumentRequest, documentRequestOf } from '../documents/document-request.ts'
import { mentionedTags, webDocumentOf } from '../documents/document-wire.ts'
import { parseJson, Selection, selectionOf } from '../lists/json-parameter.ts'
import { metadataOf, pageOf } from '../lists/paging.ts'
import { tagIdOf } from '../lists/tag-id.ts'
import { listDocuments } from '../repositories/document-list.ts'
import { type DocumentRow, listMostViewed } from '../repositories/documents.ts'
import { loadTags } from '../repositories/tags.ts'

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
      const tags = await loadTags(db, rows.flatMap(mentionedTags))
      return rows.map((row) => webDocumentOf(row, tags, user))
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
    app.get('/web_documents_by_tag', { schema: byTag }, (request) => {
      const tagId = tagIdOf('tag_id', request.query.tag_id)
      const { entitlement } = viewerOf(request)
      return toList(documentRequestOf(request.query, null, entitlement, { tagId }), entitlement)
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
