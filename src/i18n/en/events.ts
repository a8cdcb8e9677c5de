import { texts } from '../texts.ts'

/** An event as a card, wherever it stands. */
export const eventTexts = texts('events', {
  unnamed: 'Unnamed event',
  promoted: 'Promoted',
  cancelled: 'Cancelled',
  running: 'Running now',
  locked: 'Not included in your subscription',
  locations: 'Locations',
})

/** When an event takes place. */
export const eventTimesTexts = texts('event-times', {
  range: '{start} – {end}',
  yours: '{times} your time',
})

export const eventCardsTexts = texts('event-cards', {
  upcoming: 'Upcoming Events',
  recommended: 'Recommended Events',
  more: 'View More',
  others: 'Show {count} more',
  empty: 'No Upcoming Events',
  loading: 'Loading events',
  failed: 'The events could not be loaded.',
  signedOut: 'Sign in to see upcoming events.',
})
