import type { DateRange } from './date-range.ts'
import type { SearchFilters, Tags } from './filters.ts'

/** The selection in a filter panel: tags and dates. */
export type FilterSelection = { tags: Tags; range: DateRange }

export const emptySelection: FilterSelection = { tags: {}, range: { start: '', end: '', allTime: false } }

export const toSelection = ({ tags, startDate: start, endDate: end, allTime }: SearchFilters): FilterSelection => ({
  tags,
  range: { start, end, allTime },
})
