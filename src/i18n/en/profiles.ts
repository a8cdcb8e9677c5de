import { texts } from '../texts.ts'

/** Why there is no company or analyst to see. */
export const profileTexts = texts('profile', {
  notIncluded: "Your subscription level doesn't provide access to this profile.",
  inactive: 'The profile or page you requested is not active.',
  notFound: "We couldn't find the profile you were looking for.",
})

export const analystProfileTexts = texts('analyst-profile', {
  loading: 'Loading the profile',
  signedOut: 'Sign in to see this profile.',
  failed: 'The profile could not be loaded.',
  unnamed: 'Unnamed analyst',
  fields: 'Related fields',
  companies: 'Covered Companies',
  research: 'Related Research',
})

/** How an analyst is reached, wherever it stands. */
export const contactTexts = texts('contact', {
  email: 'Email {name}',
  phone: 'Call {name}',
  noEmail: 'No email address',
  noPhone: 'No phone number',
})
