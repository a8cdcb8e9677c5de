import { texts } from './texts.ts'

export const portalTexts = texts('portal', {
  name: 'Research Portal',
  skip: 'Skip to content',
  navigation: 'Main',
  menu: 'Menu',
  account: 'Account',
  userMenu: 'User menu of {name}',
  dashboard: 'Dashboard',
  forYou: 'For you',
  companies: 'Companies',
  coveredCompanies: 'Covered Companies',
  company: 'Company',
  analyst: 'Analyst',
  back: 'Back',
  events: 'Events',
  researchPreferences: 'Research Preferences',
  changePassword: 'Change Password',
  logout: 'Logout',
  library: 'Research Library',
  document: 'Document',
  signIn: 'Sign In',
  headline: 'Research, analytics and intelligence for financial services',
  lead: 'Independent views on companies, sectors and markets, for the institutions that decide on them.',
  error: 'Error',
  loading: 'Loading',
})

export const errorTexts = texts('error', {
  404: "We couldn't find the document or event you were looking for.",
  401: "Your subscription level doesn't provide access to this document.",
  403: 'The profile or page you requested is not active.',
  500: 'Something went wrong. Please try again later.',
  other: "We couldn't find the page you were looking for.",
  home: 'Go to home',
  unexpected: 'Unexpected Application Error!',
})
