import { texts } from '../texts.ts'

export const leadTexts = texts('lead', {
  title: 'Lead story',
  loading: 'Loading the lead story',
  failed: 'The lead story could not be loaded.',
  empty: 'There is no story to show.',
  signedOut: 'Sign in to read the lead story.',
  more: 'More stories',
  length: 'Length',
})
