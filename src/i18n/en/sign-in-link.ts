import { texts } from '../texts.ts'

export const signInLinkTexts = texts('signInLink', {
  lead: 'We will email you a link that signs you in without a password.',
  submit: 'Send the link',
  back: 'Sign in with a password',
  incomplete: 'Please provide a username',
  sent: 'Check your inbox for a sign-in link',
  invalidToken: 'Token is invalid or has expired',
  useNewLink: 'A link works once and for a short time. Request a new one.',
  confirm: 'Press the button to sign in. The link works once.',
  continue: 'Continue',
  continueAs: 'Continue as {name}',
  retry: 'Try again',
  newLink: 'Request a new link',
})

/** What a reader is told whose link is for visitors who are signed out. */
export const refusedLinkTexts = texts('refusedLink', {
  signedIn: 'You are signed in. Sign out to use the link.',
  signedInAs: 'You are signed in as {name}. Sign out to use the link.',
})
