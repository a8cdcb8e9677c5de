import { texts } from '../texts.ts'

/** What both screens say that set a new password. */
export const passwordTexts = texts('passwords', {
  newPassword: 'New Password',
  repeatPassword: 'Repeat New Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  length: 'Password must be at least 8 characters',
  lowercase: 'Password must contain at least 1 lowercase character',
  uppercase: 'Password must contain at least 1 uppercase character',
  number: 'Password must contain at least 1 number',
  special: 'Password must contain at least 1 special character',
  lengthHint: 'At least 8 characters',
  lowercaseHint: 'At least 1 lowercase character',
  uppercaseHint: 'At least 1 uppercase character',
  numberHint: 'At least 1 number',
  specialHint: 'At least 1 special character',
  met: 'met',
  unmet: 'not met',
  progress: '{met} of {all} password rules met',
  unset: 'Both password fields need to be set',
  submit: 'Submit',
  cancel: 'Cancel',
  toSignIn: 'Go to sign in',
  limited: 'Too many attempts. Please try again later.',
})

export const resetPasswordTexts = texts('resetPassword', {
  requestTitle: 'Request Password Reset',
  requestIntro: 'We will email you a link to set a new password.',
  title: 'Reset Password',
  username: 'Username',
  invalidEmail: 'You need to provide a valid email',
  requested: 'Check your inbox for a reset link',
  different: 'New password and Repeat New Password must be the same',
  reset: 'Your password has been reset',
  invalidToken: 'Token is invalid or has expired',
  checking: 'Checking the link',
  owner: 'You are setting a new password for {name}.',
  newLink: 'Request a new link',
  other: 'Something went wrong',
})

export const changePasswordTexts = texts('changePassword', {
  title: 'Change Password',
  oldPassword: 'Old Password',
  oldUnset: 'Please provide your old password',
  different: 'New password and Repeat New Password must be the same.',
  changed: 'Your password has been changed.',
  other: 'Something went wrong. Please try again.',
  signedOut: 'Sign in to change your password.',
  due: 'You must change your password before you continue.',
})
