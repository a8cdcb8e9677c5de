import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import type { Kysely } from 'kysely'
import { DocumentList, PopularQuery, WebDocument } from '#contract/document.ts'
import { LimitQuery } from '#contract/filter.ts'
import { TagFilters } from '#contract/tag.ts'
import { isInScope } from '#server/access/access-rule.ts'
import { getUser } from '#server/access/authenticate.ts'
import type { Context } from '#server/access/context.ts'
import { mayReadText } from '#server/access/text-access.ts'
import type { User } from '#server/access/users.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Library } from '#server/platform/database/tables/documents.ts'
import { exampleList, withExample } from '#server/platform/http/examples.ts'
import { parseDays } from '#server/platform/http/lists/days.ts'
import { parseJson, Selection, toSelectionMap } from '#server/platform/http/lists/json-parameter.ts'
import { buildMetadata, toPage } from '#server/platform/http/lists/paging.ts'
import { parseTagId, TagId } from '#server/platform/http/lists/tag-id.ts'
import { loadScopes } from '#server/tags/tag-scopes.ts'
import { documentExample } from './examples.ts'
import { libraryNames } from './libraries.ts'
import { listDocuments } from './list-repository.ts'
import { LONGEST_WINDOW, listMostRead } from './most-read.ts'
import { readAround } from './reading.ts'
import { countRemovable } from './removable-filters.ts'
import { type DocumentRow, listMostViewed } from './repository.ts'
import { type DocumentFilter, DocumentQuery, type DocumentRequest, parseDocumentRequest } from './request.ts'
import { findTextMatch, type TextMatch } from './text-match.ts'
import { findContext } from './text-search/find-hits.ts'
import type { SoughtWords } from './text-search/match-words.ts'
import { toContext, toWebDocument } from './wire.ts'

type Db = Kysely<Database>

/** Each list with the library it shows; null: all of them (R387, C12). */
const lists: readonly { path: string; operationId: string; library: Library | null }[] = [
  { path: 'web_documents', operationId: 'listWebDocuments', library: null },
  { path: 'all_documents', operationId: 'listAllDocuments', library: null },
  { path: 'research_documents', operationId: 'listResearchDocuments', library: 'research' },
  { path: 'flashmail_documents', operationId: 'listFlashmailDocuments', library: 'flashmail' },
  { path: 'commentary_documents', operationId: 'listCommentaryDocuments', library: 'commentary' },
  { path: 'analytics_documents', operationId: 'listAnalyticsDocuments', library: 'analytics' },
  { path: 'valuation_documents', operationId: 'listValuationDocuments', library: 'valuation' },
  { path: 'primers_documents', operationId: 'listPrimersDocuments', library: 'primers' },
  { path: 'eps_documents', operationId: 'listEpsDocuments', library: 'eps' },
  {
    path: 'analytics_archive_documents',
    operationId: 'listAnalyticsArchiveDocuments',
    library: 'analytics_archive',
  },
]

/** The suggestions answer under two paths. */
const suggestionLists = [
  { path: '/suggested_content', operationId: 'listSuggestedContent' },
  { path: '/web_documents/suggested_content', operationId: 'listSuggestedDocuments' },
]

/** A suggestion is drawn from this many days. */
const RECENT_DAYS = 60

/** The document lists, also by tags, the most read documents and the suggestions (R384–R388). */
export const documentListRoutes =
  ({ readsFor, clock }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    const toRecords = async (db: Db, rows: readonly DocumentRow[], user: User, sought?: SoughtWords) => {
      const reading = await readAround(db, rows, user)
      if (!sought) return rows.map((row) => toWebDocument(row, reading))
      // Hits are text of the document, so they are for those who may read it.
      const found = rows.map((row) => ({
        ...row,
        summary: row.summary ?? '',
        isReadable: mayReadText(row, user.entitlement),
      }))
      const contexts = await findContext(db, sought, found)
      return rows.map((row) => ({ ...toWebDocument(row, reading), ...toContext(contexts.get(row.id)) }))
    }

    /** The lengths of lists with other filters; their search runs once. */
    const counter = async (
      db: Db,
      { filter, removable, order, page }: DocumentRequest,
      text: TextMatch | undefined,
    ) => {
      const isSearched = filter.term !== '' && removable.length > 0
      const found = text ?? (isSearched ? await findTextMatch(db, filter) : undefined)
      return async (other: DocumentFilter) => {
        const first = { filter: other, order, page: { ...page, page: 1, pageSize: 1 } }
        return (await listDocuments(db, first, found)).total
      }
    }

    const toList = async (db: Db, asked: DocumentRequest, user: User) => {
      const page = await listDocuments(db, asked)
      const { rows, total, text } = page
      const removable = total === 0 ? await countRemovable(asked, await counter(db, asked, text)) : []
      return {
        records: await toRecords(db, rows, user, text?.sought),
        pagination_metadata: buildMetadata(asked.page, total),
        ...(total > 0 && text?.isCorrected && { corrected_search_term: text.term }),
        ...(removable.length > 0 && { removable_filters: removable }),
      }
    }

    const schema = {
      tags: ['Documents'],
      querystring: DocumentQuery,
      response: { 200: withExample(DocumentList, exampleList(documentExample)) },
    }

    for (const { path, operationId, library } of lists) {
      const summary = library ? `Documents of the library ${libraryNames[library]}` : 'Documents of every library'
      app.get(`/${path}`, { schema: { ...schema, operationId, summary } }, async (request) => {
        const user = getUser(request)
        return toList(
          await readsFor(user.id),
          parseDocumentRequest(request.query, library && [library], user.entitlement),
          user,
        )
      })
    }

    const byTag = {
      ...schema,
      operationId: 'listDocumentsByTag',
      summary: 'Documents that have a tag',
      querystring: Type.Intersect([DocumentQuery, Type.Object({ tag_id: TagId })]),
    }
    // The research on what is outside a user's scope is not listed; what there is on it in the scope is.
    app.get('/web_documents_by_tag', { schema: byTag }, async (request) => {
      const tagId = parseTagId('tag_id', request.query.tag_id)
      const user = getUser(request)
      const db = await readsFor(user.id)
      const getScope = await loadScopes(db, [tagId])
      const only = isInScope(getScope(tagId), user.entitlement) ? undefined : 'permissioned'
      return toList(db, parseDocumentRequest(request.query, null, user.entitlement, { tagId, only }), user)
    })

    const byTags = {
      ...schema,
      operationId: 'listDocumentsByRelatedTags',
      summary: 'Documents that have the chosen tags',
      querystring: Type.Intersect([DocumentQuery, Type.Object({ tag_filters: TagFilters })]),
    }
    app.get('/web_documents/by_related_tags', { schema: byTags }, async (request) => {
      const tags = toSelectionMap(parseJson('tag_filters', Selection, request.query.tag_filters) ?? {})
      const user = getUser(request)
      return toList(
        await readsFor(user.id),
        parseDocumentRequest(request.query, null, user.entitlement, { tags }),
        user,
      )
    })

    const counted = {
      tags: ['Documents'],
      querystring: LimitQuery,
      response: { 200: withExample(Type.Array(WebDocument), [documentExample]) },
    }

    const popular = {
      ...counted,
      operationId: 'listMostPopularDocuments',
      summary: 'The documents that are read most, of all times or of some days',
      querystring: PopularQuery,
    }
    app.get('/web_documents/most_popular', { schema: popular }, async (request) => {
      const user = getUser(request)
      const count = Math.min(toPage(request.query).limit, 100)
      const days = parseDays(request.query.days, LONGEST_WINDOW)
      const db = await readsFor(user.id)
      const rows =
        days === undefined
          ? await listMostViewed(db, user.entitlement, { need: 'permissioned', count })
          : await listMostRead(db, user.entitlement, { days, now: clock(), count })
      return toRecords(db, rows, user)
    })

    for (const { path, operationId } of suggestionLists) {
      const summary = 'Documents suggested to the user'
      app.get(path, { schema: { ...counted, operationId, summary } }, async (request) => {
        const user = getUser(request)
        const count = Math.min(toPage(request.query).limit, 100)
        const db = await readsFor(user.id)
        const rows = await listMostViewed(db, user.entitlement, { need: 'entitled', days: RECENT_DAYS, count })
        return toRecords(db, rows, user)
      })
    }
  }
