import { texts } from '../texts.ts'

/** The email preferences (R364–R376). `failed` is worded as it is for this save alone (C06). */
export const accessTexts = texts('access-preferences', {
  caption: 'Email preferences by region',
  region: 'Region',
  daily: 'Daily Email',
  weekly: 'Weekly Email',
  commentary: 'Stock Ideas/Sales Commentary',
  events: 'Events/Marketing Email',
  option: '{region}, {column}',
  absent: 'N/A',
  removeAll: 'Remove All',
  undo: 'Undo',
  save: 'Save',
  unchanged: 'No unsaved changes',
  oneUnsaved: '1 unsaved change',
  manyUnsaved: '{count} unsaved changes',
  saved: 'Your preferences have been updated.',
  failed: 'Something went wrong',
  dismiss: 'Close',
  loading: 'Loading email preferences',
  notLoaded: 'Your email preferences could not be loaded.',
  none: 'There are no email preferences for your account. Client services can set them up.',
})
