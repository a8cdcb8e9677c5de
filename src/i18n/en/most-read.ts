import { texts } from '../texts.ts'

export const mostReadTexts = texts('mostRead', {
  title: 'Most read',
  days: 'last {days} days',
  day: 'last day',
  loading: 'Loading the most read research',
  failed: 'The most read research could not be loaded.',
  empty: 'Nothing has been read yet.',
  signedOut: 'Sign in to see what is read most.',
})
