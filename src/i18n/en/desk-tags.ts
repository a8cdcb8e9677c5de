import { texts } from '../texts.ts'

/** The tags at the desk. */
export const deskTagsTexts = texts('desk-tags', {
  title: 'Tags',
  search: 'Search tags',
  clear: 'Clear search',
  add: 'New tag',
  name: 'Name',
  category: 'Category',
  language: 'Language',
  ticker: 'Ticker',
  documents: 'Documents',
  all: 'All',
  inactive: 'Inactive',
  loading: 'Loading the tags',
  failed: "The tags couldn't be loaded.",
  nothing: 'There is no such tag.',
  loadMore: 'Load more',
  moreFailed: "More tags couldn't be loaded.",
  retry: 'Try again',
  limit: 'Search to find more tags.',
  count: '{count} tags',
  one: '1 tag',
})

/** One tag at the desk, and the way to a new one from the form of a document. */
export const deskTagTexts = texts('desk-tag', {
  back: 'All tags',
  newTitle: 'New tag',
  loading: 'Loading the tag',
  failed: "The tag couldn't be loaded.",
  missing: 'There is no such tag.',
  companyHint: 'With the ticker in brackets, if there is one: Zielona Bank (ZLB PW).',
  used: 'Something is filed under this tag, or somebody follows it, so its name stays. To replace it, add another tag and correct the documents.',
  create: 'Create tag',
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Remove',
  removeTitle: 'Remove this tag?',
  removeHint: 'It leaves every filter and form. Nothing is filed under it.',
  close: 'Close',
  created: '{value} is created.',
  saved: 'The tag is saved.',
  notSaved: "The tag couldn't be saved. Please try again.",
  notRemoved: "The tag couldn't be removed. Please try again.",
  addValue: 'Add “{value}”',
  added: '{value} is created and chosen.',
})
