// @vitest-environment happy-dom
import { beforeAll, expect, test, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import type { FeedState } from '#features/feed/feed.store.ts'
import { FeedResults, type FeedResultsProps } from '#features/feed/feed.view.tsx'
import { documents } from '../../../support/documents.ts'
import { render } from '../../../support/render.ts'

// The tiles are loaded late.
beforeAll(() => vi.dynamicImportSettled())

const link = (href: string) => ({ href, onClick: () => {} })
const actions = { onNavigate: () => true, onOpen: () => true, onDownload: () => {}, onLocked: () => {} }

const show = (state: FeedState, props: Partial<FeedResultsProps> = {}) =>
  render(
    <FeedResults
      state={state}
      paging="more"
      isNewestFirst={false}
      filtered={false}
      pageSize={10}
      limitMessage="library"
      libraryLink={link('/library')}
      actions={actions}
      onLoadMore={() => {}}
      onPage={() => {}}
      onRetry={() => {}}
      onStartOver={() => {}}
      recovering={{ term: '', lockedFilters: new URLSearchParams(), update: () => {} }}
      onFailure={() => {}}
      {...props}
    />,
  )

const ready = (fields: Partial<Extract<FeedState, { state: 'ready' }>>): FeedState => ({
  state: 'ready',
  records: documents(1, 3),
  pages: 3,
  page: 1,
  end: 'complete',
  more: 'idle',
  ...fields,
})

test('R231 while it loads there are as many skeletons as documents to come', () => {
  expect(show({ state: 'loading' }, { pageSize: 7 }).all('[role=status] > *')).toHaveLength(7)
})

test('R114 C40 an empty list under a search or a filter', () => {
  expect(show(ready({ records: [] }), { filtered: true }).text()).toContain(
    "We can't find what you're looking for. Try using a different search term or filter.",
  )
})

test('R115 C40 an empty list without any, with a way to the library', () => {
  const view = show(ready({ records: [] }))
  expect(view.text()).toContain("It looks like we don't have anything to show you right now.")
  expect(view.control('Browse all research').getAttribute('href')).toBe('/library')
})

test('R115 an empty list with pages, which is a library itself, does not lead to one', () => {
  expect(show(ready({ records: [] }), { paging: 'pages' }).text()).not.toContain('Browse all research')
})

test('R113 C30 a list that failed has an empty text, and a way to ask again', () => {
  const onRetry = vi.fn()
  const view = show({ state: 'failed', error: new ApiError('server', 'Oh no', 500), retrying: false }, { onRetry })
  expect(view.text()).toContain("It looks like we don't have anything to show you right now.")
  expect(view.text()).toContain('The list could not be loaded.')
  expect(view.text()).not.toContain('Oh no')
  view.click(view.control('Try again'))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('without a connection the reader is told so', () => {
  expect(show({ state: 'failed', error: new ApiError('network', 'Network Error'), retrying: false }).text()).toContain(
    "We couldn't reach the research server.",
  )
})

test('R233 Load More is shown while there is more', () => {
  const onLoadMore = vi.fn()
  const view = show(ready({ end: 'more' }), { onLoadMore })
  view.click(view.control('Load More'))
  expect(onLoadMore).toHaveBeenCalledOnce()
})

test.each(['complete', 'limit'] as const)('R233 trap 11: at the end (%s) it is not', (end) => {
  expect(show(ready({ end })).text()).not.toContain('Load More')
})

test('R118 R265 C07 at the limit the message leads to the Research Library', () => {
  const view = show(ready({ end: 'limit' }))
  expect(view.text()).toContain("Can't find what you're looking for? Try viewing more content in our Research Library")
  expect(view.control('Research Library').getAttribute('href')).toBe('/library')
})

test('R246 C07 the dashboard asks to refine the search', () => {
  expect(show(ready({ end: 'limit' }), { limitMessage: 'refine' }).text()).toContain(
    'Please refine your search criteria to see further results.',
  )
})

test('trap 11: a list that is complete has no limit message', () => {
  const text = show(ready({ end: 'complete' }), { limitMessage: 'refine' }).text()
  expect(text).not.toContain('refine')
})
