import { texts } from '../texts.ts'

/** Why there is no company or analyst to see. */
export const profileTexts = texts('profile', {
  notIncluded: "Your subscription level doesn't provide access to this profile.",
  inactive: 'The profile or page you requested is not active.',
  notFound: "We couldn't find the profile you were looking for.",
})
