import { expect, test } from 'vitest'
import { apiFilters, buildPath, isFiltered, readEventsQuery, withReplayOnly } from '#features/events/events.query.ts'
import { readFilters } from '#search/filters/filters.ts'
import { withoutLocked } from '#search/filters/locked-filters.ts'

const keys = { start: 'from', end: 'to' }
const none = new URLSearchParams()

const read = (query: string, view: 'upcoming' | 'past' = 'past', lockedFilters = none) =>
  readEventsQuery(withoutLocked(readFilters(new URLSearchParams(query), keys), lockedFilters), view)

test('R222 R223 R311 R312 R313 C57 a query is read by its keys, those of dates as the deployment names them', () => {
  expect(
    read(
      'search_term=+grid+&filter_Roadshow+Type=Dinner%3BForum&from=2026-10-01&to=2026-11-01&replay_filter=true&page=3',
    ),
  ).toEqual({
    view: 'past',
    term: 'grid',
    tags: { 'Roadshow Type': ['Dinner', 'Forum'] },
    range: { start: '2026-10-01', end: '2026-11-01', allTime: false },
    withReplay: true,
  })
})

test.each([
  '',
  'from=soon&to=2026-02-30',
  'page=A',
  'page=0',
  'replay_filter=1',
  'order_by_field=name&libraries=All',
  'utm=x',
])('C57 "%s" asks for nothing in particular', (query) => {
  expect(read(query)).toEqual({
    view: 'past',
    term: '',
    tags: {},
    range: { start: '', end: '', allTime: false },
    withReplay: false,
  })
  expect(isFiltered(read(query))).toBe(false)
})

test.each(['search_term=x', 'filter_Region=Europe', 'from=2026-10-01', 'to=2026-10-01', 'replay_filter=true'])(
  'C40 "%s" narrows the list',
  (query) => expect(isFiltered(read(query))).toBe(true),
)

test('R313 of events to come nobody asks for a replay, whatever the query or the host says', () => {
  const searchState = read('replay_filter=true', 'upcoming')
  expect(searchState.withReplay).toBe(false)
  expect(String(apiFilters(searchState, new URLSearchParams('replay_filter=true')))).toBe('')
})

test('R223 R312 the API takes its own keys, and what is locked stands in place of what was asked for', () => {
  const lockedFilters = new URLSearchParams('filter_Region=Europe&end_date=2026-12-31')
  const searchState = read(
    'filter_Region=Asia&filter_Sector=Energy%253B+Gas&from=2026-10-01&to=2026-11-01',
    'past',
    lockedFilters,
  )
  expect(searchState.tags).toEqual({ Sector: ['Energy; Gas'] })
  expect([...apiFilters(searchState, lockedFilters)]).toEqual([
    ['start_date', '2026-10-01'],
    ['filter_Sector', 'Energy%3B Gas'],
    ['filter_Region', 'Europe'],
    ['end_date', '2026-12-31'],
  ])
})

test('R313 the toggle is an edit of its own key, the page starts anew, and other keys stay', () => {
  const query = new URLSearchParams('utm=x&page=3')
  expect(String(withReplayOnly(query, true))).toBe('utm=x&replay_filter=true')
  expect(String(withReplayOnly(new URLSearchParams('replay_filter=true&utm=x'), false))).toBe('utm=x')
})

test.each([
  ['upcoming', '', '/events/upcoming'],
  ['past', 'page=3', '/events/past'],
  ['past', 'search_term=a+b&replay_filter=true&page=2&utm=x', '/events/past?search_term=a+b&replay_filter=true&utm=x'],
] as const)('R308 the %s events under "%s" are at %s', (view, query, path) => {
  expect(buildPath(view, new URLSearchParams(query))).toBe(path)
})
