import { texts } from '../texts.ts'

/** The section about the passkeys of the account. */
export const passkeysTexts = texts('passkeys', {
  failed: 'Your passkeys could not be loaded.',
  add: 'Add a passkey',
  neverUsed: 'Not used yet',
  rename: 'Rename',
  renameNamed: 'Rename: {name}',
  remove: 'Remove',
  removeNamed: 'Remove: {name}',
  added: 'The passkey was added.',
  renamed: 'The passkey was renamed.',
  removed: 'The passkey was removed.',
  unsupported: 'This browser does not support passkeys.',
  elsewhere: 'This page cannot use passkeys. To add one, open your account on {domain}.',
  notLoaded: 'This part of the page could not be loaded. Please try again.',
})

/** The sign-in by a passkey. */
export const passkeySignInTexts = texts('passkeySignIn', {
  refused: 'This passkey was not accepted. It may have been removed from your account.',
  missing: 'Passkeys cannot be used here. Sign in another way.',
})

/** The dialog that adds, renames or removes a passkey. */
export const passkeyDialogTexts = texts('passkeyDialog', {
  addTitle: 'Add a passkey',
  renameTitle: 'Rename the passkey',
  removeTitle: 'Remove this passkey?',
  notStarted: 'The passkey could not be set up.',
  addText: 'Give the passkey a name. Your browser then asks where to keep it.',
  name: 'Name',
  incompleteName: 'Please enter a name',
  save: 'Save',
  remove: 'Remove',
  removeText:
    '“{name}” will no longer sign you in. Also delete it from your device or password manager, which may still offer it. Sessions that it started continue.',
  cancelled: 'The passkey request was cancelled or timed out. Please try again.',
  known: 'This device or password manager already has a passkey for your account.',
})
