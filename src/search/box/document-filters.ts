import type { DocumentFilters } from '#api/suggestions.ts'
import { readFilters } from '../filters/filters.ts'

/** A list's filters as the search filters object (R228). Empty filters are left out. */
export function documentFilters(query: URLSearchParams): DocumentFilters {
  const { searchTerm, semanticSearchTerm, literal, tags, startDate, endDate, libraries } = readFilters(query, {
    start: 'start_date',
    end: 'end_date',
  })
  const range = { ...(startDate && { start_date: startDate }), ...(endDate && { end_date: endDate }) }
  return {
    ...(searchTerm && { search_term: searchTerm }),
    ...(literal && { literal_search: 'true' }),
    ...(semanticSearchTerm && { semantic_search_term: semanticSearchTerm }),
    ...(Object.keys(tags).length > 0 && { tag_filters: tags }),
    ...(Object.keys(range).length > 0 && { date_range: range }),
    ...(libraries.length > 0 && { libraries }),
  }
}
