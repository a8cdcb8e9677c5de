import type { TypeaheadQuery } from '../../../src/contract/tag.ts'
import { splitValues } from '../../../src/lib/join-values.ts'
import type { DocumentFilter } from '../documents/document-request.ts'
import { FiltersObject, filterOfObject } from '../documents/filters-object.ts'
import { parseJson, Selection, selectionOf } from '../lists/json-parameter.ts'
import { foldText } from '../text/fold.ts'

export type TypeaheadRequest = {
  /** Folded. */
  term: string
  /** Empty: all that documents are filed under. */
  categories: string[]
  selected: ReadonlyMap<string, ReadonlySet<string>>
  /** What documents are counted under; undefined: they are not counted. */
  counted: DocumentFilter | undefined
}

/** Reads the query of `GET typeahead_suggestions` (R174); a search by meaning is not counted under (R175). */
export function typeaheadRequestOf(query: TypeaheadQuery): TypeaheadRequest {
  const selected = selectionOf(parseJson('selected_tags', Selection, query.selected_tags) ?? {})
  const filters = parseJson('document_filters', FiltersObject, query.document_filters) ?? {}
  const filter = filterOfObject(filters)
  const isCounted = query.disable_document_count !== 'true' && !filters.semantic_search_term?.trim()
  return {
    term: foldText(query.search_term),
    categories: splitValues(query.tag_categories ?? ''),
    selected,
    counted: isCounted ? { ...filter, tags: new Map([...filter.tags, ...selected]) } : undefined,
  }
}
