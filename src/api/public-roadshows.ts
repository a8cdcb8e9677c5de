import type { Roadshow } from '#contract/roadshow.ts'
import { sendPublic } from './client.ts'
import { type List, type ListPage, toList, withPaging } from './list.ts'

/**
 * The next public events, without a session. `public=true` is for an API that otherwise requires a session; an API
 * without public events answers 401.
 */
export async function publicRoadshows(
  filters: URLSearchParams,
  page: ListPage,
  signal: AbortSignal,
): Promise<List<Roadshow>> {
  const query = withPaging(filters, page)
  query.set('public', 'true')
  return toList(await sendPublic({ call: 'roadshows/upcoming', query, signal }))
}
