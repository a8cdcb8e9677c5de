import { texts } from '../texts.ts'

export const appliedTexts = texts('applied', {
  label: 'Applied filters',
  clearAll: 'Clear all',
  other: '{category}:',
  many: '{count} {categories}',
  remove: 'Remove {category}: {value}',
  removeAll: 'Remove all {count} {categories}',
  removed: '{category} {value} removed',
  removedAll: '{count} {categories} removed',
  cleared: 'All filters cleared',
  date: 'Date',
  lastYear: 'Last year',
  lastYears: 'Last {count} years',
  defaultRange: '{range}, the default of a search by meaning',
})

/** The words before a category's values (R211, C55). */
export const appliedWords = texts('applied-words', {
  Sector: 'covering',
  Region: 'within',
  Analyst: 'mentioned by',
  Company: 'about',
  Country: 'in',
  'Asset Class': 'across',
  'Content Type': 'of type',
})
