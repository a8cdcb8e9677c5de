import { texts } from '../texts.ts'

/** The research that reached the user. */
export const inboxTexts = texts('inbox', {
  title: 'Inbox',
  loading: 'Loading your inbox',
  failed: 'Your inbox could not be loaded.',
  signedOut: 'Sign in to see your inbox.',
  unreadOne: '1 unread',
  unreadMany: '{count} unread',
  show: 'Show',
  all: 'All',
  unread: 'Unread',
  sinceLastVisit: 'New since your last visit',
  today: 'Today',
  yesterday: 'Yesterday',
  markAll: 'Mark all as read',
  markedOne: '1 item marked as read.',
  markedMany: '{count} items marked as read.',
  undo: 'Undo',
  notSaved: 'This could not be saved. Please try again.',
  markRead: 'Mark as read: {title}',
  markUnread: 'Mark as unread: {title}',
  empty:
    'Nothing has reached you yet. New research arrives here when you follow a company or an analyst, save a search, or choose it in your preferences.',
  companies: 'Find companies',
  library: 'Search research',
  preferences: 'Open preferences',
  emptyUnread: 'You have read everything.',
  loadMore: 'Load More',
  moreFailed: 'More items could not be loaded.',
  retry: 'Try again',
  limit: 'These are the newest {count} items.',
  follow: 'You follow {name}',
  savedSearch: 'Saved search “{name}”',
  distribution: 'Distribution preference: {name}',
  andOthers: '{names} and {count} more',
  allResearch: 'all research',
  email: 'Email preference: {name}',
  requestGranted: 'Your request was granted',
  requestDeclined: 'Your request was declined',
})

/** The documents that the user keeps to read later. */
export const readingListTexts = texts('reading-list', {
  title: 'Read later',
  loading: 'Loading what you keep to read later',
  failed: 'What you keep to read later could not be loaded.',
  signedOut: 'Sign in to see what you keep to read later.',
  empty: 'Nothing to read later. Press Read later on a document to keep it here.',
  savedOn: 'Saved {day}',
  remove: 'Remove',
  removeNamed: 'Remove from Read later: {title}',
  removed: 'Removed',
  undo: 'Undo',
  undoNamed: 'Undo removing {title}',
})

/** The button that keeps a document. */
export const keepTexts = texts('keep', {
  save: 'Read later',
  saveNamed: 'Read later: {title}',
  saved: 'Saved',
  savedNamed: 'Saved to read later: {title}',
  notSaved: 'This could not be saved. Please try again.',
})
