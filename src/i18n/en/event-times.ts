import { texts } from '../texts.ts'

/** When an event takes place. */
export const eventTimesTexts = texts('event-times', {
  range: '{start} – {end}',
  yours: '{times} your time',
})
