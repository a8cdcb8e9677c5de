import { texts } from '../texts.ts'

/** Taking part in an event, wherever it stands. */
export const registrationTexts = texts('registration', {
  register: 'Register',
  registerFor: 'Register for {name}',
  registerElsewhere: 'Register for {name}, opens in a new tab',
  request: 'Request access',
  requestFor: 'Request access for {name}',
  requested: '*Request sent',
  registerTitle: 'Do you want to register for:',
  requestTitle: 'Request access for:',
  requestText:
    'Your subscription does not include this event. An email will be sent to the access team, who will reply to you.',
  yes: 'Yes',
  no: 'No',
  close: 'Close',
  sending: 'Sending',
  failed: 'Event registration request failed. Please try again later.',
  thanksTitle: 'Thank you',
  registerThanks: 'Your registration has been sent. You will hear from us by email.',
  requestThanks: 'Your request has been sent to the access team. You will hear from us by email.',
  notLoaded: 'The registration form could not be loaded.',
  retry: 'Try again',
  signInTitle: 'Sign in to register',
  signedOut: 'You are signed out. Sign in to register for this event.',
  signIn: 'Sign In',
})

/** An event for the reader's own calendar. */
export const calendarTexts = texts('calendar', {
  add: 'Add {name} to a calendar',
  menu: 'Add to calendar',
  file: 'Calendar file (.ics)',
  google: 'Google Calendar',
  outlook: 'Outlook',
  failed: 'The calendar options could not be loaded. Press again to retry.',
  newTab: ', opens in a new tab',
})
