import { texts } from '../texts.ts'

/** Of the first load, hence apart from the texts of the panel. */
export const filtersTexts = texts('filters', {
  open: 'Filters',
  applied: '{count} applied',
  failed: 'The filters could not be loaded. Please try again.',
})
