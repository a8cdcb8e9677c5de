import { texts } from '../texts.ts'

export const analystProfileTexts = texts('analyst-profile', {
  loading: 'Loading the profile',
  signedOut: 'Sign in to see this profile.',
  failed: 'The profile could not be loaded.',
  unnamed: 'Unnamed analyst',
  fields: 'Related fields',
  companies: 'Covered Companies',
  research: 'Related Research',
})
