import { expect, test } from 'vitest'
import {
  apiDateKeys,
  apiFilters,
  getSearch,
  getSource,
  getSuggestionFilters,
  readFeedQuery,
  withQuickFilter,
} from '#features/feed/feed.query.ts'
import { readFilters } from '#search/filters/filters.ts'

const defaults = {
  quickFilter: 'All',
  yearsLimit: 3,
  today: '2026-11-21',
} as const
const query = (text: string) => new URLSearchParams(text)
const read = (text: string) => readFeedQuery(readFilters(query(text), apiDateKeys), defaults)
const api = (text: string, lockedFilters = '') => String(apiFilters(read(text), query(lockedFilters)))

test('R237 without a library the feed starts on its default', () => {
  expect(read('').quickFilter).toBe('All')
  expect(readFeedQuery(readFilters(query(''), apiDateKeys), { ...defaults, quickFilter: 'Research' }).quickFilter).toBe(
    'Research',
  )
})

test('R187 R226 the quick filter stands in the query as the one library asked for', () => {
  expect(read('libraries=Earnings+Hub')).toMatchObject({ quickFilter: 'Earnings Hub', filters: { libraries: [] } })
})

test.each(['libraries=Nothing', 'libraries=Primers&libraries=Analytics'])(
  'R226 other libraries, %s, are asked of the default list',
  (text) => {
    expect(read(text).quickFilter).toBe('All')
    expect(api(text)).toBe(text)
  },
)

test('R256 another quick filter starts on the first page; the default one needs no key', () => {
  expect(String(withQuickFilter(query('page=3&search_term=gold'), 'Primers', 'All'))).toBe(
    'search_term=gold&libraries=Primers',
  )
  expect(String(withQuickFilter(query('libraries=Primers'), 'All', 'All'))).toBe('')
})

test('R223 whatever the date keys are called in the page, the API has its own', () => {
  const filters = readFilters(query('from=2026-01-05&to=2026-02-01'), { start: 'from', end: 'to' })
  const searchState = readFeedQuery(filters, defaults)
  expect(String(apiFilters(searchState, query('')))).toBe('start_date=2026-01-05&end_date=2026-02-01')
})

test("a filter that the feed is locked to takes the place of the reader's own, with all its values", () => {
  expect(
    api('filter_Region=Asia&search_term=gold&libraries=x&libraries=y', 'filter_Region=Europe&libraries=a&libraries=b'),
  ).toBe('search_term=gold&filter_Region=Europe&libraries=a&libraries=b')
})

test('R253 a search by meaning has its own list, whatever the quick filter', () => {
  expect(getSource(read('libraries=Primers'))).toBe('primers_documents')
  expect(getSource(read('libraries=Primers&semantic_search_term=rising+costs'))).toBe('semantic_documents')
})

test('R255 R181 a search by meaning hides what is not entitled and looks back three years', () => {
  expect(api('libraries=Primers&semantic_search_term=rising+costs')).toBe(
    'semantic_search_term=rising+costs&start_date=2023-11-21&end_date=2026-11-21&hide_unentitled=true',
  )
})

test('C50 All Time asks a search by meaning for everything', () => {
  expect(api('semantic_search_term=costs&all_time_filter=true')).toBe(
    'semantic_search_term=costs&all_time_filter=true&hide_unentitled=true',
  )
})

test('R180 of two searches in a link the one by meaning counts', () => {
  const searchState = read('search_term=gold&semantic_search_term=costs')
  expect(getSearch(searchState)).toEqual({ term: 'costs', mode: 'meaning' })
  expect(apiFilters(searchState, query('')).has('search_term')).toBe(false)
})

test('R174 suggestions are counted within the library and the filters', () => {
  const counted = (text: string) => String(getSuggestionFilters(read(text), query('')))
  expect(counted('libraries=Primers&filter_Region=Asia')).toBe('filter_Region=Asia&libraries=Primers')
  expect(counted('filter_Region=Asia')).toBe('filter_Region=Asia')
})
