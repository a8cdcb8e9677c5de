import { expect, test } from 'vitest'
import { getFilterSource, isQuickFilter, quickFilters } from '#features/feed/quick-filters.ts'

test('R250 the quick filters stand in their order', () => {
  expect(quickFilters).toEqual([
    'Research',
    'Sales Intelligence & Events',
    'Analytics',
    'Valuation Tools',
    'Primers',
    'Earnings Hub',
    'Analytics - Archive',
    'All',
  ])
})

test('R251 C12 each quick filter has its own list', () => {
  expect(quickFilters.map(getFilterSource)).toEqual([
    'research_documents',
    'commentary_documents',
    'analytics_documents',
    'valuation_documents',
    'primers_documents',
    'eps_documents',
    'analytics_archive_documents',
    'all_documents',
  ])
})

test.each([undefined, '', 'all', 'toString', '__proto__'])('%s is no quick filter', (name) => {
  expect(isQuickFilter(name)).toBe(false)
})
