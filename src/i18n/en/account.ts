import { texts } from '../texts.ts'

export const accountTexts = texts('account', {
  signedInAs: 'Signed in as {name}',
  signedOut: 'Sign in to see your account.',
  passkeys: 'Passkeys',
  passkeysText: 'Sign in with your fingerprint, face or device PIN, without a password or a code.',
  passkeysLoading: 'Loading your passkeys',
  password: 'Password',
  passwordText: 'Changing your password signs you out on all devices.',
  changePassword: 'Change Password',
})

/** The sessions of the user. */
export const sessionsTexts = texts('sessions', {
  title: 'Sessions',
  loading: 'Loading your sessions',
  failed: 'Your sessions could not be loaded.',
  onlyOne: 'No other sessions.',
  device: '{browser} on {system}',
  unknownDevice: 'Unknown device',
  current: 'This session',
  activeNow: 'Active now',
  lastUsed: 'Last used {time}',
  justUsed: 'Last used just now',
  signedInAt: 'Signed in {time}',
  remembered: 'Stays signed in',
  company: 'Signed in through your company',
  showAll: 'Show all {count}',
  signOut: 'Sign out',
  signOutNamed: 'Sign out: {session}',
  signOutOthers: 'Sign out all others',
  askOne: 'Sign out this device?',
  askOthers: 'Sign out all other sessions?',
  askOneText: 'It is signed out at once and has to sign in again.',
  askOthersText: 'All your other devices are signed out at once and have to sign in again. This session stays.',
  cancel: 'Cancel',
  close: 'Close',
  signedOutOne: 'The device has been signed out.',
  signedOutOthers: 'All other sessions have been signed out.',
  notEnded: 'This could not be done. Please try again.',
})
