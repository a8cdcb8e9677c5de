import { texts } from '../texts.ts'

/** What an error page offers besides the way home. */
export const errorWaysTexts = texts('error-ways', {
  search: 'Search research',
  ways: 'Other pages',
})
