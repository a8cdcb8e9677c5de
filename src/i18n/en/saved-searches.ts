import { texts } from '../texts.ts'

/** Saved searches, wherever they are shown. */
export const savedSearchTexts = texts('saved-search', {
  quoted: '“{term}”',
  newCount: '{count} new',
  title: 'Saved searches',
  manage: 'Manage saved searches',
  failed: 'Your saved searches could not be loaded.',
  notSaved: 'This could not be saved. Please try again.',
  name: 'Name',
  alerts: 'Alert me to new documents',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
})

/** Saving the search of a feed. */
export const saveSearchTexts = texts('save-search', {
  open: 'Save search',
  saved: 'Saved',
  savedNamed: 'Saved as {name}. Change it.',
  title: 'Save this search',
  editTitle: 'Change the saved search',
  update: 'Update',
  nameless: 'Give the search a name.',
  alertsHint: 'New documents go to your inbox, and into your emails if you get any.',
  done: 'Saved as {name}.',
})

/** The list of saved searches in the preferences. */
export const searchListTexts = texts('search-list', {
  empty: 'You have no saved searches. Search or filter the research and press “Save search”.',
  toLibrary: 'Open the Research Library',
  loading: 'Loading saved searches',
  alertsFor: 'Alert me to new documents of {name}',
  alertsLabel: 'Alerts',
  rename: 'Rename {name}',
  remove: 'Delete {name}',
  deleted: '{name} was deleted.',
  undo: 'Undo',
})
