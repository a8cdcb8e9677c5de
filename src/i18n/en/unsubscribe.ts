import { texts } from '../texts.ts'

/** The page that the links at the end of mails lead to. */
export const unsubscribeTexts = texts('unsubscribe', {
  title: 'Stop emails',
  about:
    'This stops the emails that the link belongs to: those about one saved search, or all emails with research. Nothing has been changed yet.',
  stop: 'Stop these emails',
  stoppedSearch: 'You will no longer get alerts about this saved search: {name}',
  stoppedNameless: 'You will no longer get alerts about this saved search.',
  stoppedAll: 'You will no longer get emails with research.',
  preferences: 'Open your preferences',
  preferencesHint: 'There you can start them again, or choose how often they come.',
  badLink:
    'This link does not work. It is incomplete or no longer valid; use the link in a newer email, or change your preferences.',
  failed: 'The emails could not be stopped. Please try again.',
})
