// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { readFeedQuery } from '#features/feed/feed.query.ts'
import type { FeedState } from '#features/feed/feed.store.ts'
import { FeedSummary } from '#features/feed/feed-summary.tsx'
import { readFilters } from '#search/filters/filters.ts'
import { $lastVisit } from '#session/last-visit.ts'
import { updateCurrentUser } from '#session/update.ts'
import { documents, pageOf } from '../../../support/documents.ts'
import { fakeApi, json } from '../../../support/fake-api.ts'
import { ada } from '../../../support/people.ts'
import { render } from '../../../support/render.ts'

const ready = (total?: number): FeedState => ({
  state: 'ready',
  records: [{ id: '1' }],
  page: 1,
  pages: 1,
  end: 'complete',
  more: 'idle',
  ...(total !== undefined && { total }),
})

function show(query: string, state = ready(27)) {
  const chooseOrder = vi.fn()
  const filters = readFilters(new URLSearchParams(query), { start: 'start_date', end: 'end_date' })
  const searchState = readFeedQuery(filters, { quickFilter: 'All', yearsLimit: 3, today: '2026-11-26' })
  const view = render(
    <FeedSummary
      state={state}
      searchState={searchState}
      store={{ lockedFilters: new URLSearchParams(), update: () => false, limit: 300, chooseOrder }}
    />,
  )
  const names = (selector: string) => view.all(selector).map(({ textContent }) => textContent)
  return { ...view, chooseOrder, options: names('button'), selected: names('[aria-pressed=true]') }
}

test.each([
  [1, '1 document'],
  [27, '27 documents'],
  [300, '300+ documents'],
])('of %d documents it says "%s"', (total, words) => {
  expect(show('', ready(total)).text()).toContain(words)
})

test('a number that is unknown, of an empty list, or of a list that is being replaced is not shown', () => {
  for (const state of [ready(), ready(0), { ...ready(27), busy: true } as FeedState, { state: 'loading' } as const])
    expect(show('', state).text()).not.toContain('document')
})

test('R225 a list has the newest first, a search the best match', () => {
  expect(show('')).toMatchObject({ options: ['Newest', 'Oldest', 'Title'], selected: ['Newest'] })
  expect(show('search_term=gold')).toMatchObject({
    options: ['Relevance', 'Newest', 'Oldest', 'Title'],
    selected: ['Relevance'],
  })
})

test('R225 the order of the address is selected, and one that is not offered is that of the list', () => {
  expect(show('order_by_field=title&order_by_order=asc').selected).toEqual(['Title'])
  expect(show('order_by_field=views&order_by_order=desc').selected).toEqual(['Newest'])
})

test('R225 a selected order is requested, the first takes it back, and the one that is selected asks for nothing', () => {
  const { control, click, chooseOrder } = show('search_term=gold&order_by_field=title&order_by_order=asc')
  for (const name of ['Newest', 'Relevance', 'Title']) click(control(name))
  expect(chooseOrder.mock.calls).toEqual([[{ field: 'publication_date', ascending: false }], [undefined]])
})

test('R253 a search by meaning has no other order, and tells how many of the best there are', () => {
  const { options, text } = show('semantic_search_term=gold', ready(300))
  expect(options).toEqual([])
  expect(text()).toContain('Best 300')
})

test('it says how many documents are new since the last visit, under the same search and filters', async () => {
  const api = fakeApi()
  updateCurrentUser(ada)
  api.script('GET all_documents', json(pageOf(documents(1, 1), 1, 3)))
  act(() => $lastVisit.set(Date.parse('2026-11-05T09:00:00Z')))
  const told = { ...ready(27), records: [{ id: '1', available_at: '2026-11-05T12:00:00Z' }] }
  const view = show('search_term=gold', told)
  await vi.waitFor(() => expect(view.text()).toContain('3 new'))
  const [asked] = api.requests.filter(({ call }) => call === 'GET all_documents')
  expect(asked?.url.search).toBe(
    '?search_term=gold&available_since=2026-11-05T09%3A00%3A00.000Z&page=1&page_size=1&limit=300',
  )
  // An API that tells of no such instant would count all.
  show('search_term=gold')
  expect(api.requests.filter(({ call }) => call === 'GET all_documents')).toHaveLength(1)
  act(() => $lastVisit.set(undefined))
})
