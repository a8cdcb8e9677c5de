import { texts } from '../texts.ts'

/** Quick ranges of lists of what is to come. */
export const comingRangesTexts = texts('coming-ranges', {
  days30: 'Next 30 Days',
  days90: 'Next 90 Days',
  months6: 'Next 6 Months',
})
