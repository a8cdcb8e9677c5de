import { texts } from '../texts.ts'

export const dateTexts = texts('dates', {
  label: 'Date',
  panel: 'Choose dates',
  from: 'From Date',
  to: 'To Date',
  clear: 'Clear date',
  quickRanges: 'Quick ranges',
  anyDate: 'Any date',
  allTime: 'All Time',
  since: 'Since {date}',
  until: 'Until {date}',
  pattern: 'YYYY-MM-DD',
  malformed: 'Enter the date as YYYY-MM-DD, for example {example}.',
  impossible: 'This date does not exist.',
  tooEarly: 'Enter {date} or a later day.',
  tooLate: 'Enter {date} or an earlier day.',
  openFrom: 'Choose From Date in a calendar',
  openTo: 'Choose To Date in a calendar',
  chooseFrom: 'To Date is {date}. Now choose From Date.',
  chooseTo: 'From Date is {date}. Now choose To Date.',
  chosen: '{range} chosen',
  cleared: 'Date cleared',
  today: 'Today, {date}',
  month: 'Month',
  year: 'Year',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  loading: 'Loading the calendar',
  failed: 'The calendar could not be loaded. Close it and open it again to retry.',
})

/** Quick ranges of lists of what is to come. */
export const comingRangesTexts = texts('coming-ranges', {
  days30: 'Next 30 Days',
  days90: 'Next 90 Days',
  months6: 'Next 6 Months',
})

/** Quick ranges of lists of what has been (R214). */
export const pastRangesTexts = texts('past-ranges', {
  'Last 30 Days': 'Last 30 Days',
  'Last 90 Days': 'Last 90 Days',
  'Last 6 Months': 'Last 6 Months',
  'All Time': 'All Time',
})
