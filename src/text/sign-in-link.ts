import { texts } from './texts.ts'

export const signInLinkTexts = texts('signInLink', {
  lead: 'We send you a link that signs you in, without a password.',
  submit: 'Send the link',
  back: 'Sign in with a password',
  incomplete: 'Please provide a username',
  sent: 'Check your inbox for a sign-in link',
  invalidToken: 'Token is invalid or has expired',
  retry: 'Try again',
  newLink: 'Request a new link',
})
