import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { type SqlBool, sql } from 'kysely'
import { Tag, TypeaheadQuery } from '#contract/tag.ts'
import type { Context } from '#server/access/context.ts'
import { viewerOf } from '#server/access/viewer.ts'
import { briefTagOf } from '#server/tags/wire.ts'
import { countByTag } from './document-counts.ts'
import { findSuggestions, findTagByName } from './typeahead.ts'
import { typeaheadRequestOf } from './typeahead-request.ts'

const QuickSelectQuery = Type.Object({ search_term: Type.String({ maxLength: 200 }) })

const isFound = ({ doc_count }: Tag) => doc_count !== 0

/** `GET typeahead_suggestions` and `GET quick_select_tag` (R174, R178). */
export const searchRoutes =
  ({ db }: Context): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/typeahead_suggestions',
      { schema: { querystring: TypeaheadQuery, response: { 200: Type.Array(Tag) } } },
      async (request) => {
        const asked = typeaheadRequestOf(request.query, viewerOf(request).entitlement)
        const rows = await findSuggestions(db, asked)
        const isSuggested = sql<SqlBool>`tags.id = any(${rows.map(({ id }) => id)}::int[])`
        const counts = asked.counted && (await countByTag(db, isSuggested, asked.counted))
        const tags = rows.map((row) => {
          const { doc_count: _, ...tag } = briefTagOf(row)
          return counts ? { ...tag, doc_count: counts.get(row.id) ?? 0 } : tag
        })
        // What leads to an empty list comes last.
        return [...tags.filter(isFound), ...tags.filter((tag) => !isFound(tag))]
      },
    )

    app.get(
      '/quick_select_tag',
      { schema: { querystring: QuickSelectQuery, response: { 200: Type.Union([Tag, Type.Null()]) } } },
      async ({ query }) => {
        const row = await findTagByName(db, query.search_term)
        return row ? briefTagOf(row) : null
      },
    )
  }
