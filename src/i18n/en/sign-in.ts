import { texts } from '../texts.ts'

export const signInTexts = texts('signIn', {
  label: 'Sign in',
  username: 'Username',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  rememberMe: 'Remember Me',
  signIn: 'Sign In',
  resetPassword: 'Reset your password',
  byLink: 'Sign in with a link',
  byPasskey: 'Sign in with a passkey',
  checking: 'Checking the link',
  incomplete: 'Please provide a username and password',
  wrongCredentials: "Your email or password is incorrect. If you can't remember your password, {link}.",
  resetNow: 'Reset it now',
  other: 'Something went wrong. Please try again.',
  limited: 'Too many attempts. Please try again later.',
  signedInAs: 'Signed in as {link}',
  openPortal: 'Open the portal',
  signOut: 'Sign out',
})
