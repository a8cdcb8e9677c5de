import { texts } from '../texts.ts'

/** Changes of ratings and targets, and stories that report one. */
export const changeTexts = texts('change', {
  initiation: 'Initiation',
  upgrade: 'Upgrade',
  downgrade: 'Downgrade',
  suspension: 'Suspension',
  none: 'No rating',
  now: 'now',
  from: 'from',
  rating: 'Rating',
  target: 'Target',
  change: 'Change',
})

export const changesTexts = texts('changes', {
  title: 'Rating and target changes',
  chartTitle: 'Price targets raised and cut',
  days: 'last {days} days',
  day: 'last day',
  all: 'Show all {count}',
  loading: 'Loading changes of ratings and targets',
  failed: 'The changes of ratings and targets could not be loaded.',
  empty: 'No rating or target has changed.',
  signedOut: 'Sign in to see changes of ratings and targets.',
  date: 'Date',
  company: 'Company',
  unnamed: 'Unnamed company',
  price: 'Last close',
  upside: 'Upside',
  note: 'Note',
  newCurrency: 'new currency',
})
