import { expect, test } from 'vitest'
import { isFiltered, readFilters, writeFilters } from '#search/filters/filters.ts'

const keys = { start: 'start_date', end: 'end_date' }
const read = (query: string) => readFilters(new URLSearchParams(query), keys)
const nothing = read('')

test('R228 nothing asked for is nothing', () => {
  expect(nothing).toEqual({
    searchTerm: '',
    semanticSearchTerm: '',
    literal: false,
    tags: {},
    startDate: '',
    endDate: '',
    orderBy: undefined,
    allTime: false,
    replay: '',
    libraries: [],
  })
  expect(String(writeFilters(nothing, keys))).toBe('')
})

test('R222 search_term and semantic_search_term are the two searches', () => {
  expect(read('search_term=gold').searchTerm).toBe('gold')
  expect(read('semantic_search_term=who+mines+gold').semanticSearchTerm).toBe('who mines gold')
})

test('R173 a search text is trimmed, and an empty one counts as cleared', () => {
  expect(read('search_term=++gold+').searchTerm).toBe('gold')
  expect(read('search_term=++')).toEqual(nothing)
})

test('R224 R412 filter_{category} holds values joined by semicolons', () => {
  expect(read('filter_Asset+Class=Equities;Bonds&filter_Region=Europe').tags).toEqual({
    'Asset Class': ['Equities', 'Bonds'],
    Region: ['Europe'],
  })
  expect(String(writeFilters({ ...nothing, tags: { 'Asset Class': ['Equities', 'Bonds'] } }, keys))).toBe(
    'filter_Asset+Class=Equities%3BBonds',
  )
})

test('R224 a category without values, and a value twice, count once or not at all', () => {
  expect(read('filter_Region=;;&filter_Sector=Energy;;Energy').tags).toEqual({ Sector: ['Energy'] })
})

test('R223 C57 the names of the date keys are configurable', () => {
  const own = { start: 'from', end: 'to' }
  const query = new URLSearchParams('from=2026-01-05&to=2026-02-01&start_date=2020-01-01')
  expect(readFilters(query, own)).toMatchObject({ startDate: '2026-01-05', endDate: '2026-02-01' })
  expect(String(writeFilters(readFilters(query, own), own))).toBe('from=2026-01-05&to=2026-02-01')
})

test.each(['yesterday', '2026-1-5', '2026-13-01', '2026-02-30', '20260105', '2026-01-05T00:00:00Z', ''])(
  'R223 C57 the date "%s" is ignored',
  (day) => {
    expect(readFilters(new URLSearchParams({ start_date: day }), keys)).toEqual(nothing)
  },
)

test('R223 C57 the last day of February is a date in a leap year', () => {
  expect(read('start_date=2028-02-29').startDate).toBe('2028-02-29')
  expect(read('start_date=2026-02-29').startDate).toBe('')
})

test('R225 asc means ascending', () => {
  expect(read('order_by_field=title&order_by_order=asc').orderBy).toEqual({ field: 'title', ascending: true })
})

test.each(['order_by_order=desc', 'order_by_order=ASC', 'order_by_order=up', 'order_by_order=', ''])(
  'R225 trap 4: %s means descending',
  (order) => {
    expect(read(`order_by_field=title&${order}`).orderBy).toEqual({ field: 'title', ascending: false })
  },
)

test('R225 an order without a field is none', () => {
  expect(read('order_by_order=asc').orderBy).toBeUndefined()
})

test('R226 libraries is repeatable', () => {
  const filters = read('libraries=Primers&libraries=&libraries=Earnings+Hub')
  expect(filters.libraries).toEqual(['Primers', 'Earnings Hub'])
  expect(String(writeFilters(filters, keys))).toBe('libraries=Primers&libraries=Earnings+Hub')
})

test.each([
  'search_term=a',
  'semantic_search_term=a',
  'start_date=2026-01-01',
  'end_date=2026-01-01',
  'filter_Region=Asia',
])('R114 C40 %s narrows a list', (query) => {
  expect(isFiltered(read(query))).toBe(true)
})

test.each(['', 'libraries=Primers', 'order_by_field=title', 'page=3', 'filter_Region='])(
  'R115 C40 "%s" does not',
  (query) => {
    expect(isFiltered(read(query))).toBe(false)
  },
)

test('R227 a null character, which no text has, is left out', () => {
  expect(read('search_term=%00go%00ld&filter_Region=%00')).toMatchObject({ searchTerm: 'gold', tags: {} })
})
