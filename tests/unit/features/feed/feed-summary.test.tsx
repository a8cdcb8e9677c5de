// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { readFeedQuery } from '#features/feed/feed.query.ts'
import type { FeedState } from '#features/feed/feed.store.ts'
import { FeedSummary } from '#features/feed/feed-summary.tsx'
import { readFilters } from '#search/filters/filters.ts'
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

test('R253 a search by meaning has no other order', () => {
  expect(show('semantic_search_term=gold').options).toEqual([])
})
