import { texts } from '../texts.ts'

/** The second step of a sign-in. */
export const signInCodeTexts = texts('signInCode', {
  label: 'Two-step verification',
  appLead: 'Enter the code that your authenticator app shows.',
  appCode: 'Code',
  recoveryLead: 'Enter one of your recovery codes. Each works once.',
  recoveryCode: 'Recovery code',
  submit: 'Continue',
  useRecovery: 'Use a recovery code',
  useApp: 'Use the authenticator app',
  back: 'Back',
  incomplete: 'Please enter the code',
  wrong: 'The code is incorrect or has been used',
  expired: 'The sign-in took too long. Please start again.',
})
