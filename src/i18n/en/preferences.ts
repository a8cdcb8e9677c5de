import { texts } from '../texts.ts'

export const preferencesTexts = texts('preferences', {
  title: 'Your Distribution Preferences',
  tabs: 'Preferences',
  research: 'Research & Analytics',
  access: 'Sales, Intelligence & Events',
  following: 'Following & Alerts',
  loading: 'Loading preferences',
  failed: 'This part of the page could not be loaded.',
  signedOut: 'Sign in to see what you receive.',
})

export const unsavedTexts = texts('unsaved', {
  title: 'Unsaved changes',
  question: 'You have unsaved changes. Are you sure you want to leave?',
  no: 'No',
  yes: 'Yes',
  close: 'Close',
})
