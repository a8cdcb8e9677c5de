import { type Static, Type } from 'typebox'
import type { Entitlement } from '#server/access/access-rule.ts'
import { Selection, toSelectionMap } from '#server/platform/http/lists/json-parameter.ts'
import { type DocumentFilter, parseDocumentFilter } from './request.ts'

const text = Type.Optional(Type.String())

/**
 * A list's filters as one object: the search filters object (R228), or the keys of a query string (R222–R227) as they
 * stand there. What it leaves out does not narrow.
 */
export const FiltersObject = Type.Object(
  {
    search_term: text,
    semantic_search_term: text,
    tag_filters: Type.Optional(Selection),
    date_range: Type.Optional(Type.Object({ start_date: text, end_date: text })),
    start_date: text,
    end_date: text,
    all_time_filter: Type.Optional(Type.Union([Type.String(), Type.Boolean()])),
    libraries: Type.Optional(Type.Union([Type.String(), Type.Array(Type.String())])),
  },
  { additionalProperties: true },
)

export function filterOfObject(filters: Static<typeof FiltersObject>, user: Entitlement): DocumentFilter {
  const { tag_filters = {}, date_range = {}, all_time_filter, ...flat } = filters
  const query = { ...flat, ...date_range, all_time_filter: String(all_time_filter ?? '') }
  const filter = parseDocumentFilter(query, null, user)
  return { ...filter, tags: new Map([...filter.tags, ...toSelectionMap(tag_filters)]) }
}
