import { vi } from 'vitest'
import { createCompanies } from '#features/companies/companies.store.ts'
import { createResearch } from '#features/company-profile/research/research.store.ts'
import { createEvents } from '#features/events/events.store.ts'
import { createFeed } from '#features/feed/feed.store.ts'
import { emptySelection } from '#search/filters/filters.ts'
import type { ListStore } from '#search/list/create-list.ts'
import { memoryQuery, type QueryState } from '#search/state/query-state.ts'
import { json, type Reply } from '../../../support/fake-api.ts'

export type Given = {
  query?: QueryState
  paging?: 'more' | 'pages'
  pageSize?: number
  limit?: number
  lockedFilters?: URLSearchParams
}

/** What the element of each list sets; `start` is the query it begins with. */
const optionsOf = (start: string, given: Given) => {
  const failures: Error[] = []
  const options = {
    query: memoryQuery(new URLSearchParams(start)),
    lockedFilters: new URLSearchParams(),
    paging: 'more' as const,
    pageSize: 10,
    limit: 300,
    onFailure: (failure: Error) => void failures.push(failure),
    ...given,
  }
  return { options, failures, query: options.query }
}

const openFeed = (start = '', given: Given = {}) => {
  const { options, ...rest } = optionsOf(start, given)
  return { ...rest, store: createFeed({ ...options, defaultFilter: 'All', defaults: emptySelection }) }
}
const openEvents = (start = '', given: Given = {}) => {
  const { options, ...rest } = optionsOf(start, given)
  return { ...rest, store: createEvents({ ...options, view: 'upcoming', anonymous: false }) }
}
const openCompanies = (start = '', given: Given = {}) => {
  const { options, ...rest } = optionsOf(start, given)
  return { ...rest, store: createCompanies({ ...options, relatedTo: '', keepsLetter: false, paging: 'letters' }) }
}
const openResearch = (start = '', given: Given = {}) => {
  const { options, ...rest } = optionsOf(start, given)
  return { ...rest, store: createResearch({ ...options, companyId: '2001' }) }
}

/** Each list with the call that it is read by. */
const feed = { name: 'feed', call: 'GET all_documents', open: openFeed }
const events = { name: 'events', call: 'GET roadshows/upcoming', open: openEvents }
const companies = { name: 'companies', call: 'GET companies_with_permissions', open: openCompanies }
const research = { name: 'company research', call: 'GET web_documents_by_tag', open: openResearch }

export const allLists = [feed, events, companies, research]
/** Those that request each page. */
export const pagedLists = [feed, events, research]
/** Those with a search and filters, and of these the ones that are read page by page. */
export const searchableLists = [feed, events, companies]
export const numberedLists = [feed, events]

type Shown = Pick<ListStore<{ id: string }>, '$state'>

export const idsOf = ({ $state }: Shown): string[] => {
  const shown = $state.get()
  return shown.state === 'ready' ? shown.records.map(({ id }) => id) : []
}

/** Waits until the list has an answer, or has failed. */
export const answered = ({ $state }: Shown) =>
  vi.waitUntil(() => {
    const shown = $state.get()
    if (shown.state === 'failed') return !shown.retrying
    return shown.state !== 'loading' && !(shown.state === 'ready' && (shown.busy || shown.more === 'loading'))
  })

/** The ids of records from the first to the last, both included. */
export const ids = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => `${first + index}`)

/** A list of these records, page by page; a letter is answered as a whole. */
export const records =
  (first: number, last: number): Reply =>
  (request) => {
    const { searchParams } = new URL(request.url)
    const all = ids(first, last).map((id) => ({ id, value: `Alpha ${id}` }))
    const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('page_size'))]
    if (Number.isNaN(page))
      return json({ records: all, pagination_metadata: { page: 'A', num_pages: 1, alphabetical_range: ['A'] } })(
        request,
      )
    const pagination_metadata = { page, num_pages: Math.ceil(all.length / size) }
    return json({ records: all.slice((page - 1) * size, page * size), pagination_metadata })(request)
  }
