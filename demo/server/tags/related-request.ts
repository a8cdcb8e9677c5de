import type { RelatedTagsQuery } from '../../../src/contract/tag.ts'
import { type DocumentFilter, documentFilterOf } from '../documents/document-request.ts'
import { parseJson, Selection, selectionOf } from '../lists/json-parameter.ts'
import { categoriesOf } from './categories.ts'

export type RelatedTagsRequest = { categories: string[]; pivot: string; filter: DocumentFilter }

/** Reads the query of `GET tags/related_to_selected` (R207). */
export function relatedTagsRequestOf(query: RelatedTagsQuery): RelatedTagsRequest {
  const filter = documentFilterOf(query, null)
  const selection = selectionOf(parseJson('tag_filters', Selection, query.tag_filters) ?? {})
  return {
    categories: categoriesOf(query.categories),
    pivot: query.pivot_category?.trim() ?? '',
    filter: { ...filter, tags: new Map([...filter.tags, ...selection]) },
  }
}
