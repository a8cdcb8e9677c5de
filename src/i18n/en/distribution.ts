import { texts } from '../texts.ts'

/** The list of research preferences (R344, R345) and what it says of itself. */
export const distributionTexts = texts('distribution', {
  list: 'Distribution preferences',
  add: 'Add New Preference',
  deleteAll: 'Delete All Preferences',
  search: 'Search the values of your preferences',
  searchHint: 'Region, sector, company …',
  clearSearch: 'Clear search',
  found: '{count} of {total} preferences',
  notFound: 'No preference contains “{text}”.',
  showAll: 'Show all preferences',
  empty:
    'You have no distribution preferences, so you receive no research. Add one to choose what you receive, by region, sector and more.',
  loading: 'Loading your preferences',
  failed: 'Your preferences could not be loaded.',
  // C06: another form than elsewhere, on purpose.
  wentWrong: 'Something went wrong',
  saved: '{title} saved',
  deleted: '{title} deleted. {left} left.',
  deletedAll: 'All distribution preferences deleted',
  changedElsewhere: 'Your preferences were changed in another window. This is the latest list; nothing was deleted.',
  editorFailed: 'The editor could not be loaded.',
  dismiss: 'Close',
  retry: 'Try again',
})

/** One preference (R344, R363). */
export const preferenceCardTexts = texts('preference-card', {
  title: 'Distribution Preference {number}',
  details: 'Detailed View',
  edit: 'Edit',
  delete: 'Delete',
  /** Of several cards: the visible words, and which one is meant. */
  action: '{action} {title}',
  preview: 'Sent under this preference',
  outside: 'outside your permissions',
  gone: 'no longer available',
  /** At the end of the values that a number in the summary stands for. */
  more: '… {count} more',
})

/** Deleting one of them, or all (R355, R356). */
export const deleteDialogTexts = texts('delete-preference', {
  one: 'Deleting Distribution Preference {number}',
  all: 'Deleting All Distribution Preferences',
  cancel: 'Cancel',
  confirm: 'Confirm Delete',
  close: 'Close',
  oneText: 'You will no longer receive the research that this preference alone selects.',
  allText: 'All {count} distribution preferences will be deleted, and you will receive no research.',
  lastText: 'This is your only distribution preference. Without it you will receive no research.',
})

/** What a preference would have sent. */
export const previewTexts = texts('preference-preview', {
  label: 'Sent under this preference',
  sent: '{documents} in the last 30 days',
  newest: 'Most recent documents',
  none: 'None in the last 30 days',
  loading: 'Counting documents',
  failed: 'The documents could not be counted.',
  retry: 'Try again',
  untitled: 'Untitled document',
})
