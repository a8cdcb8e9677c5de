import { type Static, Type } from 'typebox'
import type { Entitlement } from '#server/access/access-rule.ts'
import { Selection, toSelectionMap } from '#server/platform/http/lists/json-parameter.ts'
import { type DocumentFilter, parseDocumentFilter } from './request.ts'

const text = Type.Optional(Type.String())
const flag = Type.Optional(Type.Union([Type.String(), Type.Boolean()]))

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
    all_time_filter: flag,
    available_since: text,
    literal_search: flag,
    libraries: Type.Optional(Type.Union([Type.String(), Type.Array(Type.String())])),
  },
  { additionalProperties: true },
)

export function filterOfObject(filters: Static<typeof FiltersObject>, user: Entitlement): DocumentFilter {
  const { tag_filters = {}, date_range = {}, all_time_filter, literal_search, ...flat } = filters
  const flags = { all_time_filter: String(all_time_filter ?? ''), literal_search: String(literal_search ?? '') }
  const query = { ...flat, ...date_range, ...flags }
  const filter = parseDocumentFilter(query, null, user)
  return { ...filter, tags: new Map([...filter.tags, ...toSelectionMap(tag_filters)]) }
}
