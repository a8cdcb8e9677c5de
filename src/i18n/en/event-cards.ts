import { texts } from '../texts.ts'

export const eventCardsTexts = texts('event-cards', {
  upcoming: 'Upcoming Events',
  recommended: 'Recommended Events',
  more: 'View More',
  empty: 'No Upcoming Events',
  loading: 'Loading events',
  failed: 'The events could not be loaded.',
  signedOut: 'Sign in to see upcoming events.',
})
