import { texts } from '../texts.ts'

export const recoveryTexts = texts('recovery', {
  corrected: 'Showing results for {link}.',
  literal: 'Search instead for “{term}”',
  costly: 'The filter “{filter}” excludes every document. Documents without it: {count}.',
  without: 'Remove “{filter}”',
  dates: 'Dates',
  libraries: 'Libraries',
})
