// @vitest-environment happy-dom
import { act } from 'react'
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
  const view = render(<FeedSummary state={state} searchState={searchState} store={{ limit: 300, chooseOrder }} />)
  const select = view.all('select')[0] as HTMLSelectElement | undefined
  return { ...view, chooseOrder, select, options: [...(select?.options ?? [])].map(({ text }) => text) }
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
  expect(show('').options).toEqual(['Newest first', 'Oldest first', 'Title'])
  const { options, select } = show('search_term=gold')
  expect(options).toEqual(['Relevance', 'Newest first', 'Oldest first', 'Title'])
  expect(select?.value).toBe('')
})

test('R225 the order of the address is selected, and one that is not offered is that of the list', () => {
  expect(show('order_by_field=title&order_by_order=asc').select?.value).toBe('title')
  expect(show('order_by_field=views&order_by_order=desc').select?.value).toBe('')
})

test('R225 a selected order is requested, and the first option takes it back', () => {
  const { select, chooseOrder } = show('search_term=gold&order_by_field=title&order_by_order=asc')
  for (const value of ['newest', ''])
    act(() => {
      if (select) select.value = value
      select?.dispatchEvent(new Event('change', { bubbles: true }))
    })
  expect(chooseOrder.mock.calls).toEqual([[{ field: 'publication_date', ascending: false }], [undefined]])
})

test('R253 a search by meaning has no other order', () => {
  expect(show('semantic_search_term=gold').select).toBeUndefined()
})
