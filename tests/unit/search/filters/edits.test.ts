import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  withOrder,
  withoutTag,
  withRange,
  withSearch,
  withSelection,
  withTag,
  withTags,
} from '#search/filters/edits.ts'
import { readFilters } from '#search/filters/filters.ts'

const keys = { start: 'start_date', end: 'end_date' }
const edit = (start: string, change: (query: URLSearchParams) => URLSearchParams) =>
  String(change(new URLSearchParams(start)))

test('R180 a search ends the one of the other mode', () => {
  expect(edit('search_term=gold', (query) => withSearch(query, 'meaning', 'rising costs'))).toBe(
    'semantic_search_term=rising+costs',
  )
  expect(edit('semantic_search_term=rising', (query) => withSearch(query, 'text', 'gold'))).toBe('search_term=gold')
})

test('R225 an order is two keys on the first page, and none for the order of the list itself', () => {
  const title = { field: 'title', ascending: true }
  expect(edit('page=2&search_term=gold', (query) => withOrder(query, title))).toBe(
    'search_term=gold&order_by_field=title&order_by_order=asc',
  )
  expect(edit('order_by_field=title&order_by_order=asc', (query) => withOrder(query, undefined))).toBe('')
})

test('R173 a search is trimmed, and an empty one has no key', () => {
  expect(edit('', (query) => withSearch(query, 'text', '  gold  '))).toBe('search_term=gold')
  expect(edit('search_term=gold', (query) => withSearch(query, 'text', '   '))).toBe('')
})

test('R180 R204 R256 every edit goes back to the first page and keeps unknown keys', () => {
  const from = 'page=4&utm_source=mail'
  const expected = (query: string) => `utm_source=mail&${query}`
  expect(edit(from, (query) => withSearch(query, 'text', 'a'))).toBe(expected('search_term=a'))
  expect(edit(from, (query) => withTag(query, 'Region', 'Asia'))).toBe(expected('filter_Region=Asia'))
  expect(edit(from, (query) => withTags(query, { Region: ['Asia'] }))).toBe(expected('filter_Region=Asia'))
  expect(edit(from, (query) => withRange(query, keys, { start: '2026-01-01', end: '', allTime: false }))).toBe(
    expected('start_date=2026-01-01'),
  )
})

test('R204 a value is added once, and the last one taken away takes the key along', () => {
  expect(edit('filter_Region=Asia', (query) => withTag(query, 'Region', 'Europe'))).toBe('filter_Region=Asia%3BEurope')
  expect(edit('filter_Region=Asia', (query) => withTag(query, 'Region', 'Asia'))).toBe('filter_Region=Asia')
  expect(edit('filter_Region=Asia', (query) => withoutTag(query, 'Region', 'Asia'))).toBe('')
})

test('R198 without a value the whole category goes', () => {
  expect(edit('filter_Region=Asia%3BEurope&filter_Sector=Energy', (query) => withoutTag(query, 'Region'))).toBe(
    'filter_Sector=Energy',
  )
})

test('R216 an empty range has no key', () => {
  const none = { start: '', end: '', allTime: false }
  expect(edit('start_date=2026-01-01&all_time_filter=true', (query) => withRange(query, keys, none))).toBe('')
})

test('C50 All Time is a key of its own', () => {
  expect(edit('start_date=2026-01-01', (query) => withRange(query, keys, { start: '', end: '', allTime: true }))).toBe(
    'all_time_filter=true',
  )
})

test('R206 C54 clearing goes back to the default filters and keeps search, order, library, replay and unknown keys', () => {
  const kept = 'search_term=gold&order_by_field=title&order_by_order=asc&libraries=Primers&replay_filter=true&utm=1'
  const query = `${kept}&filter_Sector=Energy&start_date=2026-01-01&all_time_filter=true&page=3`
  const defaults = { tags: { Region: ['Asia'] }, range: { start: '', end: '', allTime: false } }
  expect(edit(query, (from) => withSelection(from, keys, defaults))).toBe(`${kept}&filter_Region=Asia`)
})

test('R204 whatever a value is made of, adding and taking it away leaves the others as they were', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1 }),
    fc.constantFrom('__proto__', 'constructor', '%3B', ';'),
  )
  fc.assert(
    fc.property(text, fc.uniqueArray(text, { minLength: 2 }), (category, [value = '', ...others]) => {
      const start = withTags(new URLSearchParams(), { [category]: others })
      const added = withTag(start, category, value)
      expect(Object.entries(readFilters(added, keys).tags)).toEqual([[category, [...others, value]]])
      expect(String(withoutTag(added, category, value))).toBe(String(start))
    }),
  )
})
