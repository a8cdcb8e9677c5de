import { expect, test } from 'vitest'
import { effectiveRange } from '#search/filters/date-range.ts'
import { readFilters } from '#search/filters/filters.ts'
import { getQuickRange } from '#search/filters/quick-ranges.ts'

const keys = { start: 'start_date', end: 'end_date' }
const rangeOf = (query: string, years = 3) =>
  effectiveRange(readFilters(new URLSearchParams(query), keys), years, '2026-11-21')

test('R214 quick ranges end today', () => {
  expect(getQuickRange('Last 30 Days', '2026-11-21')).toEqual({
    start: '2026-10-22',
    end: '2026-11-21',
    allTime: false,
  })
  expect(getQuickRange('Last 90 Days', '2026-11-21')).toEqual({
    start: '2026-08-23',
    end: '2026-11-21',
    allTime: false,
  })
  expect(getQuickRange('Last 6 Months', '2026-08-31')).toEqual({
    start: '2026-02-28',
    end: '2026-08-31',
    allTime: false,
  })
})

test('R214 C50 All Time is open and says so', () => {
  expect(getQuickRange('All Time', '2026-11-21')).toEqual({ start: '', end: '', allTime: true })
})

test('R181 a search by meaning looks back three years by default', () => {
  expect(rangeOf('semantic_search_term=costs')).toEqual({
    start: '2023-11-21',
    end: '2026-11-21',
    allTime: false,
    isDefault: true,
  })
})

test.each([
  ['a search by words', 'search_term=costs', 3],
  ['All Time', 'semantic_search_term=costs&all_time_filter=true', 3],
  ['a years limit of 0', 'semantic_search_term=costs', 0],
])('R181 C50 no default range: %s', (_, query, years) => {
  expect(rangeOf(query, years)).toMatchObject({ start: '', end: '', isDefault: false })
})

test("C50 the reader's own range wins over the default", () => {
  expect(rangeOf('semantic_search_term=costs&start_date=2020-01-01')).toMatchObject({
    start: '2020-01-01',
    end: '',
    isDefault: false,
  })
})
