import { expect, test } from 'vitest'
import { documentFilters } from '#search/box/document-filters.ts'

test('R228 the filters of a list become the search filters object', () => {
  const query = new URLSearchParams(
    'search_term=gold&start_date=2026-01-01&end_date=2026-02-01&filter_Asset Class=Equity;Credit&libraries=Research&libraries=EPS',
  )
  expect(documentFilters(query)).toEqual({
    search_term: 'gold',
    tag_filters: { 'Asset Class': ['Equity', 'Credit'] },
    date_range: { start_date: '2026-01-01', end_date: '2026-02-01' },
    libraries: ['Research', 'EPS'],
  })
})

test('R228 a search by meaning and half a range', () => {
  expect(documentFilters(new URLSearchParams('semantic_search_term=gold&end_date=2026-02-01'))).toEqual({
    semantic_search_term: 'gold',
    date_range: { end_date: '2026-02-01' },
  })
})

test('R228 what does not narrow is left out', () => {
  expect(documentFilters(new URLSearchParams('page=3&order_by_field=date'))).toEqual({})
})
