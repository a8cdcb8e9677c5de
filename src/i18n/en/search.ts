import { texts } from '../texts.ts'

export const searchTexts = texts('search', {
  search: 'Search text',
  submit: 'Search',
  clear: 'Clear search text',
  mode: 'Search by',
  text: 'Text',
  meaning: 'Meaning',
  searching: 'Searching "{term}"',
  searchingMeaning: 'Searching "{term}" by meaning',
  edit: 'Edit search',
  remove: 'Remove search',
})
