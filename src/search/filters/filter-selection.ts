import type { DateRange } from './date-range.ts'
import type { SearchFilters, Tags } from './filters.ts'

/** What a filter panel offers to choose: tags and dates. */
export type FilterSelection = { tags: Tags; range: DateRange }

/** Neither tags nor dates. */
export const emptySelection: FilterSelection = { tags: {}, range: { start: '', end: '', allTime: false } }

export const toSelection = ({ tags, startDate: start, endDate: end, allTime }: SearchFilters): FilterSelection => ({
  tags,
  range: { start, end, allTime },
})
