// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { peekAhead } from '#api/ahead.ts'
import { sendAhead } from '#api/send-ahead.ts'
import { createCompanies } from '#features/companies/companies.store.ts'
import { createEvents } from '#features/events/events.store.ts'
import { createFeed } from '#features/feed/feed.store.ts'
import { memoryQuery } from '#search/state/query-state.ts'
import { updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi, json } from '../../../support/fake-api.ts'
import { ada } from '../../../support/people.ts'

const common = {
  lockedFilters: new URLSearchParams('filter_Region=Europe'),
  pageSize: 10,
  limit: 300,
  onFailure: () => {},
}
const noDefaults = { tags: {}, range: { start: '', end: '', allTime: false } }

/** The lists as their elements make them: each call of a factory makes another one. */
const lists = {
  feed: () =>
    createFeed({ ...common, query: memoryQuery(), paging: 'more', defaultFilter: 'Research', defaults: noDefaults }),
  companies: () =>
    createCompanies({ ...common, query: memoryQuery(), paging: 'letters', relatedTo: '', keepsLetter: false }),
  events: () => createEvents({ ...common, query: memoryQuery(), paging: 'more', view: 'upcoming', anonymous: false }),
}
const paths = { feed: 'research_documents', companies: 'companies_with_permissions', events: 'roadshows/upcoming' }
const names = Object.keys(lists) as (keyof typeof lists)[]

const answer = {
  records: [{ id: 'a' }, { id: 'b' }],
  pagination_metadata: { page: 1, num_pages: 1, max_records: 2, alphabetical_range: ['A', 'B'] },
}

let api: FakeApi

beforeEach(() => {
  api = fakeApi()
  updateCurrentUser(ada)
})

async function answerAhead(name: keyof typeof lists) {
  api.script(`GET ${paths[name]}`, json(answer))
  const call = lists[name]().firstCall()
  if (!call) throw new Error(`${name} has no first call`)
  sendAhead(call, document.body)
  await vi.waitFor(() => expect(peekAhead(call)).toBeDefined())
}

test.each(names)(
  'R231 %s: a list whose first call is answered shows the records at once and asks for nothing',
  async (name) => {
    await answerAhead(name)
    const list = lists[name]()
    expect(list.$state.get()).toMatchObject({ state: 'ready', records: [{ id: 'a' }, { id: 'b' }], end: 'complete' })
    const stop = list.start()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(api.requests).toHaveLength(1)
    stop()
  },
)

test.each(names)('R231 %s: a list asks for the same as its first call', async (name) => {
  api.script(`GET ${paths[name]}`, json(answer))
  const list = lists[name]()
  const call = list.firstCall()
  const stop = list.start()
  await vi.waitFor(() => expect(list.$state.get().state).toBe('ready'))
  expect(api.requests.map(({ url }) => url.search.slice(1))).toEqual([String(call?.query)])
  stop()
})

test('C63 companies: the letters of an answer that was there are offered', async () => {
  await answerAhead('companies')
  const list = createCompanies({
    ...common,
    query: memoryQuery(),
    paging: 'letters',
    relatedTo: '',
    keepsLetter: false,
  })
  expect(list.$letters.get()).toEqual({ current: 'A', available: ['A', 'B'] })
})

test('R206 a feed with initial filters asks with them, and changes no query before it is shown', () => {
  const defaults = { ...noDefaults, tags: { Region: ['Asia'] } }
  const options = { ...common, lockedFilters: new URLSearchParams(), paging: 'more' as const, defaults }
  const query = memoryQuery()
  const call = createFeed({ ...options, query, defaultFilter: 'Research' }).firstCall()
  expect(call?.query?.get('filter_Region')).toBe('Asia')
  expect(String(query.$query.get())).toBe('')
})

test('a list that is not shown leaves the answer to the next one, and one that is shown takes it', async () => {
  await answerAhead('feed')
  lists.feed()
  const shown = lists.feed()
  expect(shown.$state.get().state).toBe('ready')
  const stop = shown.start()
  expect(lists.feed().$state.get().state).toBe('loading')
  stop()
})

test('R187 an answered page that the list no longer reaches is requested, and leads to the last page', async () => {
  const paged = (page: number) =>
    json({ records: page > 3 ? [] : [{ id: `p${page}` }], pagination_metadata: { page, num_pages: 3, max_records: 3 } })
  api.script('GET research_documents', (request) =>
    paged(Number(new URL(request.url).searchParams.get('page')))(request),
  )
  const options = { ...common, paging: 'pages' as const, defaultFilter: 'Research' as const, defaults: noDefaults }
  const far = () => createFeed({ ...options, query: memoryQuery(new URLSearchParams('page=9')) })
  const call = far().firstCall()
  if (!call) throw new Error('no first call')
  sendAhead(call, document.body)
  await vi.waitFor(() => expect(peekAhead(call)).toBeDefined())
  const list = far()
  const stop = list.start()
  await vi.waitFor(() => expect(list.$state.get()).toMatchObject({ state: 'ready', records: [{ id: 'p3' }] }))
  stop()
})

test('an answer that is no list is left to the request, which reports it', async () => {
  api.script('GET research_documents', json('no list'))
  const call = lists.feed().firstCall()
  if (!call) throw new Error('no first call')
  sendAhead(call, document.body)
  await vi.waitFor(() => expect(peekAhead(call)).toBeDefined())
  const list = lists.feed()
  expect(list.$state.get().state).toBe('loading')
  const stop = list.start()
  await vi.waitFor(() => expect(list.$state.get()).toMatchObject({ state: 'failed', error: { code: 'bad-response' } }))
  stop()
})
