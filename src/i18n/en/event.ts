import { texts } from '../texts.ts'

/** The page of one event. */
export const eventPageTexts = texts('event-page', {
  loading: 'Loading the event',
  failed: 'The event could not be loaded.',
  notFound: "We couldn't find the event you were looking for.",
  signedOut: 'Sign in to see this event.',
  facts: 'Date, place and files',
  when: 'When',
  where: 'Where',
  format: 'Format',
  files: 'Files',
  invitation: 'Invitation',
  schedule: 'Schedule',
  feedback: 'Feedback',
  companies: 'Companies',
  analysts: 'Analysts',
  sectors: 'Sectors',
  participation: 'Your registration',
  register: 'Register',
  request: 'Request access',
  join: 'Join online',
  watch: 'Watch the replay',
  newTab: ', opens in a new tab',
  registered: 'You are registered.',
  requested: 'You have requested access. The access team will reply to you by email.',
  locked: 'Your subscription does not include this event.',
  closed: 'Registration is closed.',
  over: 'This event is over.',
  cancelled: 'This event has been cancelled.',
  cancelRegistration: 'Cancel registration',
  withdrawRequest: 'Withdraw request',
  registrationCancelled: 'Your registration has been cancelled.',
  requestWithdrawn: 'Your request has been withdrawn.',
  dialogNotLoaded: 'The question could not be loaded.',
  retry: 'Try again',
  close: 'Close',
})

/** What to read before an event. */
export const eventResearchTexts = texts('event-research', {
  on: 'Research on {name}',
  by: 'Research by {name}',
})

/** The question before a registration is cancelled. */
export const withdrawTexts = texts('event-withdraw', {
  cancelTitle: 'Cancel your registration?',
  withdrawTitle: 'Withdraw your request?',
  cancelText:
    'Your place is free for others. You get an email with a file that marks the event as cancelled in your calendar.',
  withdrawText: 'The access team is told by email.',
  keepRegistration: 'Keep registration',
  keepRequest: 'Keep request',
  cancelRegistration: 'Cancel registration',
  withdrawRequest: 'Withdraw request',
  failed: 'Your registration could not be cancelled. Please try again later.',
  withdrawFailed: 'Your request could not be withdrawn. Please try again later.',
  close: 'Close',
})
