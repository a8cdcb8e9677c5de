import { texts } from './texts.ts'

/** An event as a card, wherever it stands. */
export const eventTexts = texts('events', {
  unnamed: 'Unnamed event',
  days: '{start} – {end}',
  promoted: 'Promoted',
  locked: 'Not included in your subscription',
  requested: '*Request sent',
  locations: 'Locations',
})
