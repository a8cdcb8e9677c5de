import { expect, test } from 'vitest'
import { readFilters } from '#search/filters/filters.ts'
import { fixedCategories, withFixed, withoutFixed } from '#search/filters/fixed-filters.ts'

const fixed = new URLSearchParams('filter_Sector=Banks&search_term=rates')
const keys = { start: 'start_date', end: 'end_date' }

test('categories that a host has fixed are known by their keys', () => {
  expect(fixedCategories(fixed)).toEqual(['Sector'])
})

test('R224 a link may not undo what a host has fixed', () => {
  const asked = readFilters(new URLSearchParams('filter_Sector=Mining&filter_Region=Asia'), keys)
  expect(withoutFixed(asked, fixed).tags).toEqual({ Region: ['Asia'] })
})

test('what is fixed stands in place of what was asked for', () => {
  const query = new URLSearchParams('filter_Sector=Mining&page=2')
  expect(String(withFixed(query, fixed))).toBe('page=2&filter_Sector=Banks&search_term=rates')
  expect(String(query)).toBe('filter_Sector=Mining&page=2')
})
