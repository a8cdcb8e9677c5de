import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { type SqlBool, sql } from 'kysely'
import { Tag, TypeaheadQuery } from '#contract/tag.ts'
import { getUser } from '#server/access/authenticate.ts'
import type { Context } from '#server/access/context.ts'
import { withExample, withExamples } from '#server/platform/http/examples.ts'
import { briefTagExample } from '#server/tags/examples.ts'
import { toBriefTag } from '#server/tags/wire.ts'
import { countByTag } from './document-counts.ts'
import { findSuggestions, findTagByName } from './typeahead.ts'
import { parseTypeaheadRequest } from './typeahead-request.ts'

const QuickSelectQuery = withExamples(Type.Pick(TypeaheadQuery, ['search_term']), { search_term: 'ZLB PW' })

const isFound = ({ doc_count }: Tag) => doc_count !== 0

/** `GET typeahead_suggestions` and `GET quick_select_tag` (R174, R178). */
export const searchRoutes =
  ({ readsFor }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/typeahead_suggestions',
      {
        schema: {
          operationId: 'listSuggestions',
          summary: 'Tags that a text may mean, the best first',
          tags: ['Tags'],
          querystring: TypeaheadQuery,
          response: { 200: withExample(Type.Array(Tag), [briefTagExample]) },
        },
      },
      async (request) => {
        const db = await readsFor(getUser(request).id)
        const asked = parseTypeaheadRequest(request.query, getUser(request).entitlement)
        const rows = await findSuggestions(db, asked)
        const isSuggested = sql<SqlBool>`tags.id = any(${rows.map(({ id }) => id)}::int[])`
        const counts = asked.counted && (await countByTag(db, isSuggested, asked.counted))
        const tags = rows.map((row) => {
          const { doc_count: _, ...tag } = toBriefTag(row)
          return counts ? { ...tag, doc_count: counts.get(row.id) ?? 0 } : tag
        })
        // What leads to an empty list comes last.
        return [...tags.filter(isFound), ...tags.filter((tag) => !isFound(tag))]
      },
    )

    app.get(
      '/quick_select_tag',
      {
        schema: {
          operationId: 'getQuickSelectTag',
          summary: 'The one tag that a text is, or null',
          tags: ['Tags'],
          querystring: QuickSelectQuery,
          response: { 200: withExample(Type.Union([Tag, Type.Null()]), briefTagExample) },
        },
      },
      async (request) => {
        const db = await readsFor(getUser(request).id)
        const row = await findTagByName(db, request.query.search_term)
        return row ? toBriefTag(row) : null
      },
    )
  }
