import type { Tag } from '#contract/tag.ts'
import { joinValues } from '#lib/format/join-values.ts'
import { toList } from './list.ts'
import { send } from './send.ts'

/** The part of the search filters object (R228) that counts of documents respect. Absent keys do not filter. */
export type DocumentFilters = {
  search_term?: string
  semantic_search_term?: string
  literal_search?: string
  tag_filters?: Readonly<Record<string, readonly string[]>>
  /** Calendar days, `YYYY-MM-DD`. */
  date_range?: { start_date?: string; end_date?: string }
  libraries?: readonly string[]
}

export type SuggestionsRequest = {
  term: string
  /** Categories to suggest from; empty: all. */
  categories: readonly string[]
  /** Selected values by category. */
  selectedTags: Readonly<Record<string, readonly string[]>>
  filters: DocumentFilters
  /** Whether each tag has its `doc_count` under the filters (R175). */
  counted: boolean
}

/** Tags whose names match the typed text (R174). */
export async function suggestTags(request: SuggestionsRequest, signal: AbortSignal): Promise<Tag[]> {
  const query = new URLSearchParams({
    search_term: request.term,
    tag_categories: joinValues(request.categories),
    selected_tags: JSON.stringify(request.selectedTags),
    disable_document_count: String(!request.counted),
    document_filters: JSON.stringify(request.filters),
  })
  return toList<Tag>(await send({ call: 'typeahead_suggestions', query, signal })).records
}

/** The tag that a term names, if there is one (R178). */
export async function quickSelectTag(term: string, signal: AbortSignal): Promise<Tag | undefined> {
  const query = new URLSearchParams({ search_term: term })
  return ((await send({ call: 'quick_select_tag', query, signal })) as Tag | null | undefined) ?? undefined
}
