import type { ResearchChange, ResearchChangeList } from '#contract/research-change.ts'
import { toRecords } from '#lib/format/words.ts'
import { sendPublic } from './client.ts'
import { toList, withPaging } from './list.ts'
import { send } from './send.ts'

export type ChangesRequest = {
  /** By the API's keys: `filter_Sector`. */
  filters: URLSearchParams
  /** Kinds joined by `;`; empty: every change. */
  kinds: string
  days: number
  /** The maximum number of changes. */
  limit: number
  /** Only what the provider shows to everybody, without a session. */
  isPublic: boolean
}

export type Changes = Pick<ResearchChangeList, 'rating_changes' | 'target_changes'> & {
  records: ResearchChange[]
  /** How many there are in all. */
  total: number
}

/** Changes of ratings and targets, the newest first. A change without its note is left out. */
export async function listResearchChanges(request: ChangesRequest, signal: AbortSignal): Promise<Changes> {
  const { filters, kinds, days, limit, isPublic } = request
  const query = withPaging(filters, { page: 1, pageSize: limit, limit: 100 })
  query.set('days', String(days))
  if (kinds !== '') query.set('kind', kinds)
  if (isPublic) query.set('public', 'true')
  const answer = await (isPublic ? sendPublic : send)({ call: 'research_changes', query, signal })
  const { records, paging } = toList<ResearchChange>(answer)
  const { rating_changes = 0, target_changes = 0 }: Partial<ResearchChangeList> = Object(answer)
  const told = records.filter(({ document }) => toRecords([document]).length > 0).slice(0, limit)
  return { records: told, total: Math.max(paging.max_records ?? 0, told.length), rating_changes, target_changes }
}
