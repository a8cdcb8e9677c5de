import { texts } from '../texts.ts'

export const searchSuggestionTexts = texts('suggestions', {
  label: 'Suggestions',
  searchByMeaning: 'Search by meaning',
  none: 'No suggestions',
  one: '1 suggestion',
  many: '{count} suggestions',
})
