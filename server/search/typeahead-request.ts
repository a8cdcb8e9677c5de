import type { TypeaheadQuery } from '#contract/tag.ts'
import { splitValues } from '#lib/format/join-values.ts'
import type { Entitlement } from '#server/access/access-rule.ts'
import { FiltersObject, filterOfObject } from '#server/documents/filters-object.ts'
import type { DocumentFilter } from '#server/documents/request.ts'
import { parseJson, Selection, toSelectionMap } from '#server/platform/http/lists/json-parameter.ts'
import { foldText } from '#server/platform/text/fold.ts'

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
export function parseTypeaheadRequest(query: TypeaheadQuery, user: Entitlement): TypeaheadRequest {
  const selected = toSelectionMap(parseJson('selected_tags', Selection, query.selected_tags) ?? {})
  const filters = parseJson('document_filters', FiltersObject, query.document_filters) ?? {}
  const filter = filterOfObject(filters, user)
  const isCounted = query.disable_document_count !== 'true' && !filters.semantic_search_term?.trim()
  return {
    term: foldText(query.search_term),
    categories: splitValues(query.tag_categories ?? ''),
    selected,
    counted: isCounted ? { ...filter, tags: new Map([...filter.tags, ...selected]) } : undefined,
  }
}
