import { texts } from '../texts.ts'

/** An event for the reader's own calendar. */
export const calendarTexts = texts('calendar', {
  add: 'Add {name} to a calendar',
  menu: 'Add to calendar',
  file: 'Calendar file (.ics)',
  google: 'Google Calendar',
  outlook: 'Outlook',
  failed: 'The ways to add it could not be loaded. Press again to retry.',
  newTab: ', opens in a new tab',
})
