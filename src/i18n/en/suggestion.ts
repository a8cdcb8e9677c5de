import { texts } from '../texts.ts'

export const suggestionTexts = texts('suggestion', {
  title: 'Suggested for you',
  loading: 'Loading a suggestion',
  empty: 'Nothing to Suggest',
  failed: 'The suggestion could not be loaded.',
  signedOut: 'Sign in to see suggestions for you.',
  signIn: 'Sign In',
})
