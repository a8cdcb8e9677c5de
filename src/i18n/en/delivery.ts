import { texts } from '../texts.ts'

/** When and how mails with research go out. */
export const deliveryTexts = texts('delivery', {
  title: 'Emails with new research',
  about: 'What you follow, your saved searches with alerts and your preferences, in one email, each document once.',
  loading: 'Loading the settings of your emails',
  failed: 'The settings of your emails could not be loaded.',
  frequency: 'How often',
  atOnce: 'As soon as there is something new',
  daily: 'Once a day',
  weekly: 'Once a week',
  never: 'No emails',
  weekday: 'Day',
  hour: 'Time',
  zone: 'Time zone',
  zoneProposed: 'This is the time zone of your browser. It applies once you save.',
  zoneUnknown: 'Choose a time zone from the list, such as Europe/Berlin.',
  language: 'Language of the emails',
  english: 'English',
  german: 'Deutsch',
  nextAt: 'The next email goes out on {day} at {time} ({zone}), unless there is nothing new.',
  nextAtOnce: 'An email goes out as soon as there is something new.',
  nextNever: 'No emails with research go out.',
  nextUnknown: 'The next email goes out as soon as it is due and there is something new.',
  nextUnsaved: 'Save to see when the next email goes out.',
  save: 'Save',
  undo: 'Undo',
  unsaved: 'You have unsaved changes.',
  saved: 'The settings of your emails have been saved.',
  wentWrong: 'Something went wrong. Please try again.',
})

/** The mail that would go out now. */
export const digestTexts = texts('digest', {
  title: 'Preview of the next email',
  show: 'Show the preview',
  again: 'Load again',
  loading: 'Loading the preview',
  failed: 'The preview could not be loaded.',
  empty: 'Nothing new: no email would go out.',
  subject: 'Subject',
  look: 'Format',
  html: 'Formatted',
  text: 'Text only',
})
