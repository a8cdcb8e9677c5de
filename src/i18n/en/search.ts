import { texts } from '../texts.ts'

export const searchTexts = texts('search', {
  search: 'Search text',
  submit: 'Search',
  clear: 'Clear search text',
  mode: 'Search by',
  text: 'Text',
  meaning: 'Meaning',
  searching: 'Searching "{term}"',
  searchingMeaning: 'Searching "{term}" by meaning',
  edit: 'Edit search',
  remove: 'Remove search',
})

/** Of the first load, hence apart from the texts of the panel. */
export const filtersTexts = texts('filters', {
  open: 'Filters',
  applied: '{count} applied',
  failed: 'The filters could not be loaded. Please try again.',
})

/** Of the first load, hence apart from the texts of what is applied. */
export const summaryTexts = texts('summary', {
  allResearch: 'All Research',
})
