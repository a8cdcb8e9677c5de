import type { DateRange } from './date-range.ts'
import type { SearchFilters } from './filters.ts'

/** What a filter panel offers to choose: tags and dates. */
export type Choice = { tags: SearchFilters['tags']; range: DateRange }

/** Neither tags nor dates. */
export const noChoice: Choice = { tags: {}, range: { start: '', end: '', allTime: false } }

export const choiceOf = ({ tags, startDate: start, endDate: end, allTime }: SearchFilters): Choice => ({
  tags,
  range: { start, end, allTime },
})
