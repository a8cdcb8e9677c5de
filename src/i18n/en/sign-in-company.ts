import { texts } from '../texts.ts'

export const signInCompanyTexts = texts('signInCompany', {
  lead: 'You will sign in at your company and then come back here.',
  email: 'Work email',
  submit: 'Continue to your company',
  back: 'Sign in with a password',
  incomplete: 'Please provide your work email address',
  missing: 'Sign-in with a company account is not available here.',
  inWindow: 'Sign in at your company in the window that has opened. It may be behind this one.',
  openAgain: 'Open the window again',
  blocked: 'Your browser has blocked the window of your company. Allow pop-ups for this page, and try again.',
})

/** The page that a company leads back to. */
export const companyReturnTexts = texts('companyReturn', {
  title: 'Company sign-in',
  waiting: 'Signing you in',
  unknown: 'There is no company sign-in for this email address. Check the address, or sign in another way.',
  unavailable: 'The sign-in of your company cannot be reached at the moment. Please try again in a few minutes.',
  expired: 'The sign-in took too long, or was used before. Please start again.',
  refused: 'Your company did not confirm the sign-in. Please try again; if it happens again, ask your IT department.',
  unverified: 'Your company did not confirm a work email address for you. Please ask your IT department.',
  unmapped:
    'You are signed in at your company, but have no access to research yet. Please ask the person at your company who manages access, or your contact here.',
  'other-account':
    'Your company account cannot be used with the account that has this email address. Please ask your contact here.',
  other: 'Something went wrong. Please try again.',
  back: 'Back to sign-in',
  retry: 'Try again',
  close: 'You can close this window.',
})
