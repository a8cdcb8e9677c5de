import type { RelatedTagsQuery } from '#contract/tag.ts'
import type { Entitlement } from '#server/access/access-rule.ts'
import { type DocumentFilter, documentFilterOf } from '#server/documents/request.ts'
import { parseJson, Selection, toSelectionMap } from '#server/platform/http/lists/json-parameter.ts'
import { categoriesOf } from '#server/tags/categories.ts'

export type RelatedTagsRequest = { categories: string[]; pivot: string; filter: DocumentFilter }

/** Reads the query of `GET tags/related_to_selected` (R207). */
export function relatedTagsRequestOf(query: RelatedTagsQuery, user: Entitlement): RelatedTagsRequest {
  const filter = documentFilterOf(query, null, user)
  const selection = toSelectionMap(parseJson('tag_filters', Selection, query.tag_filters) ?? {})
  return {
    categories: categoriesOf(query.categories),
    pivot: query.pivot_category?.trim() ?? '',
    filter: { ...filter, tags: new Map([...filter.tags, ...selection]) },
  }
}
