import { texts } from '../texts.ts'

/** What elements say that have nothing to show yet. */
export const stateTexts = texts('states', {
  signIn: 'Sign In',
  retry: 'Try again',
  listFailed: 'The list could not be loaded.',
  pagesFailed: 'The other pages could not be loaded.',
  offline: 'You appear to be offline.',
  passwordDue: 'Your password must be changed before anything can be shown here.',
  changePassword: 'Change password',
})
