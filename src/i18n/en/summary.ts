import { texts } from '../texts.ts'

/** Of the first load, hence apart from the texts of what is applied. */
export const summaryTexts = texts('summary', {
  allResearch: 'All Research',
})
