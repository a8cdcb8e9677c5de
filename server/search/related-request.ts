import type { RelatedTagsQuery } from '#contract/tag.ts'
import type { Entitlement } from '#server/access/access-rule.ts'
import { type DocumentFilter, parseDocumentFilter } from '#server/documents/request.ts'
import { parseJson, Selection, toSelectionMap } from '#server/platform/http/lists/json-parameter.ts'
import { parseCategories } from '#server/tags/categories.ts'

export type RelatedTagsRequest = { categories: string[]; pivot: string; filter: DocumentFilter }

/** Reads the query of `GET tags/related_to_selected` (R207). */
export function parseRelatedTagsRequest(query: RelatedTagsQuery, user: Entitlement): RelatedTagsRequest {
  const filter = parseDocumentFilter(query, null, user)
  const selection = toSelectionMap(parseJson('tag_filters', Selection, query.tag_filters) ?? {})
  return {
    categories: parseCategories(query.categories),
    pivot: query.pivot_category?.trim() ?? '',
    filter: { ...filter, tags: new Map([...filter.tags, ...selection]) },
  }
}
