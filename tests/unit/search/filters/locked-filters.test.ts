import { expect, test } from 'vitest'
import { readFilters } from '#search/filters/filters.ts'
import { getLockedCategories, withLockedFilters, withoutLocked } from '#search/filters/locked-filters.ts'

const lockedFilters = new URLSearchParams('filter_Sector=Banks&search_term=rates')
const keys = { start: 'start_date', end: 'end_date' }

test('categories that a host has locked are known by their keys', () => {
  expect(getLockedCategories(lockedFilters)).toEqual(['Sector'])
})

test('R224 a link may not undo what a host has locked', () => {
  const filters = readFilters(new URLSearchParams('filter_Sector=Mining&filter_Region=Asia'), keys)
  expect(withoutLocked(filters, lockedFilters).tags).toEqual({ Region: ['Asia'] })
})

test('what is locked stands in place of what was asked for', () => {
  const query = new URLSearchParams('filter_Sector=Mining&page=2')
  expect(String(withLockedFilters(query, lockedFilters))).toBe('page=2&filter_Sector=Banks&search_term=rates')
  expect(String(query)).toBe('filter_Sector=Mining&page=2')
})
