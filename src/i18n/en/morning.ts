import { texts } from '../texts.ts'

/** The line with the date above the dashboard. */
export const morningTexts = texts('morning', {
  note: '{count} note {day}',
  notes: '{count} notes {day}',
  today: 'today',
  on: 'on {day}',
  change: '{count} change in {days} days',
  changes: '{count} changes in {days} days',
  ratings: ', {count} of them ratings',
  locked: 'Your subscription does not include these documents yet.',
  ask: 'Client services can add them.',
})
