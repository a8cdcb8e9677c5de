import { texts } from '../texts.ts'

export const filterPanelTexts = texts('filter-panel', {
  title: 'Filter all results',
  close: 'Close filters',
  reset: 'Reset filters',
  update: 'Update Results',
  dropped: 'No longer available and removed: {values}',
  failed: 'The filters could not be loaded.',
  retry: 'Try again',
  missing: 'Choose at least one {category}.',
})

export const multiSelectTexts = texts('multi-select', {
  search: 'Search...',
  clear: 'Clear search',
  selectAll: 'Select All',
  selectFound: 'Select All ({count} found)',
  required: 'Required',
  disabled: 'Disabled',
  loading: 'Loading',
  nothing: 'No matches.',
  empty: 'Nothing to choose from.',
  chosen: '{count} selected',
  found: '{count} found',
  added: '{count} added',
  refused: '{count} cannot be selected: {values}',
  missing: '{count} not found: {values}',
})

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
  defaultRange: '{range}, the default for a search by meaning',
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

/** Figures that stand alone, as they are read aloud. */
export const countTexts = texts('count', {
  oneDocument: '1 document',
  manyDocuments: '{count} documents',
})
