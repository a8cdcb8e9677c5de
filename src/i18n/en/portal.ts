import { texts } from '../texts.ts'

export const portalTexts = texts('portal', {
  name: 'Research Portal',
  skip: 'Skip to content',
  search: 'Search or go to',
  searchKeys: 'Ctrl K',
  navigation: 'Main',
  menu: 'Menu',
  account: 'Account',
  usage: 'Readership',
  desk: 'Desk',
  userMenu: 'User menu of {name}',
  dashboard: 'Dashboard',
  openDashboard: 'Open the dashboard',
  latest: 'Latest research',
  openLibrary: 'Open library',
  forYou: 'For you',
  companies: 'Companies',
  coveredCompanies: 'Covered Companies',
  company: 'Company',
  analyst: 'Analyst',
  back: 'Back',
  events: 'Events',
  datasets: 'Datasets',
  inbox: 'Inbox',
  event: 'Event',
  replay: 'Replay',
  opening: 'Opening',
  retry: 'Try again',
  preferences: 'Your Distribution Preferences',
  researchPreferences: 'Research Preferences',
  changePassword: 'Change Password',
  logout: 'Logout',
  library: 'Research Library',
  document: 'Document',
  signIn: 'Sign In',
  resetPassword: 'Request Password Reset',
  newPassword: 'Reset Password',
  error: 'Error',
  unsubscribe: 'Stop emails',
})

export const errorTexts = texts('error', {
  404: "We couldn't find the document or event you were looking for.",
  401: "Your subscription level doesn't provide access to this document.",
  403: 'The profile or page you requested is not active.',
  500: 'Something went wrong. Please try again later.',
  other: "We couldn't find the page you were looking for.",
  home: 'Go to home',
  unexpected: 'Unexpected Application Error!',
  reload: 'Reload the page. If it happens again, tell client services.',
})

/** Of paths that only lead elsewhere. */
export const redirectTexts = texts('redirects', {
  blockedTab: 'Your browser blocked the new tab.',
  openDatasets: 'Open Datasets',
})

/** Beside and below the sign-in form. */
export const signInAsideTexts = texts('signInAside', {
  help: 'No access yet, or trouble signing in? Write to {link}.',
})
