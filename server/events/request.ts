import type { ListQuery } from '#contract/filter.ts'
import { parseSpan, type Span } from '#server/platform/http/lists/dates.ts'
import { type Page, toPage } from '#server/platform/http/lists/paging.ts'
import { getFirst, parseTagFilters } from '#server/platform/http/lists/values.ts'

/** What narrows a list of events: AND between the parts and between categories, OR between a category's values (R312). */
export type RoadshowFilter = {
  tags: ReadonlyMap<string, ReadonlySet<string>>
  /** Calendar days, as midnights in UTC: which instants they are depends on each event's own zone. */
  days: Span
  /** '' for none. */
  term: string
  /** Only events with a replay (R313). */
  withReplay: boolean
}

export type RoadshowRequest = { filter: RoadshowFilter; page: Page }

const LONGEST_TERM = 200

/** Reads the query of a list of events; what documents alone are narrowed by counts as absent. */
export function parseRoadshowRequest(query: ListQuery): RoadshowRequest {
  const isAllTime = getFirst(query.all_time_filter) === 'true'
  return {
    filter: {
      tags: parseTagFilters(query),
      days: isAllTime ? parseSpan('', '') : parseSpan(getFirst(query.start_date), getFirst(query.end_date)),
      term: getFirst(query.search_term).slice(0, LONGEST_TERM),
      withReplay: getFirst(query.replay_filter) === 'true',
    },
    page: toPage(query),
  }
}
