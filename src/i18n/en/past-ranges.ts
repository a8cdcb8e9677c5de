import { texts } from '../texts.ts'

/** Quick ranges of lists of what has been (R214). */
export const pastRangesTexts = texts('past-ranges', {
  'Last 30 Days': 'Last 30 Days',
  'Last 90 Days': 'Last 90 Days',
  'Last 6 Months': 'Last 6 Months',
  'All Time': 'All Time',
})
