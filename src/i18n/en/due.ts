import { texts } from '../texts.ts'

export const dueTexts = texts('due', {
  passwordDue: 'Change your password before anything can be shown here.',
  changePassword: 'Change password',
  passwordDueHere: '{link} before research can be shown here.',
  changeInPortal: 'Change your password in the portal',
  factorDue: 'Your company requires two-step verification. Set it up before anything can be shown here.',
  factorDueHere: 'Your company requires two-step verification. {link} before research can be shown here.',
  setUpInPortal: 'Set it up in the portal',
  setUpFactor: 'Set up two-step verification',
  factorAdded: 'Your account is protected now.',
  continue: 'Continue',
  notLoaded: 'The set-up could not be loaded. Please try again.',
})
