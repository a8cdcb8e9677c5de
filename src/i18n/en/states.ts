import { texts } from '../texts.ts'

/** What elements say that have nothing to show yet. */
export const stateTexts = texts('states', {
  signIn: 'Sign In',
  retry: 'Try again',
  listFailed: 'The list could not be loaded.',
  pagesFailed: 'The other pages could not be loaded.',
  offline: 'You appear to be offline.',
  unreachable: "We couldn't reach the research server.",
  operator: 'If you run this site, check that ALLOWED_ORIGINS of the server lists {origin}.',
})

export const boundaryTexts = texts('boundary', {
  message: 'This part of the page could not be shown.',
  retry: 'Try again',
})

export const notificationTexts = texts('notifications', {
  dismiss: 'Close',
})

/** What an element says that lacks an attribute. */
export const missingAttributeTexts = texts('missing-attribute', {
  note: 'This element needs the attribute "{name}".',
})
