import { texts } from '../texts.ts'

export const filterPanelTexts = texts('filter-panel', {
  title: 'Filter all results',
  close: 'Close filters',
  reset: 'Reset filters',
  update: 'Update Results',
  dropped: 'No longer available and removed: {values}',
  failed: 'The lists of filters could not be loaded.',
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
})
