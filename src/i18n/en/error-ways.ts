import { texts } from '../texts.ts'

/** What an error page offers besides the way home. */
export const errorWaysTexts = texts('error-ways', {
  search: 'Search research',
  ways: 'Other pages',
})

/** What to do about each error. */
export const errorAdviceTexts = texts('error-advice', {
  401: 'Client services can tell you what your subscription includes and add what you need. You can also search what it covers.',
  403: 'It may have been withdrawn, or coverage has ended. Search for the company or the analyst.',
  404: 'It may have been withdrawn, or the link is incomplete. Search for its title, or start from one of the pages below.',
  500: 'The server could not answer. Try again in a moment. If it happens again, tell client services.',
  other: 'The address may be mistyped or out of date. Search research, or start from one of the pages below.',
  signedOut: 'Check the address, or sign in: most research is for clients only.',
  signedOutLocked: 'You are not signed in. Sign in to open what your subscription includes.',
})
