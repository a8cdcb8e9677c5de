import { texts } from '../texts.ts'

/** An event as a card, wherever it stands. */
export const eventTexts = texts('events', {
  unnamed: 'Unnamed event',
  promoted: 'Promoted',
  locked: 'Not included in your subscription',
  locations: 'Locations',
})
