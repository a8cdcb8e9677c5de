import { texts } from '../texts.ts'

/** The line with the date above the dashboard. */
export const morningTexts = texts('morning', {
  note: '1 note {day}',
  notes: '{count} notes {day}',
  today: 'today',
  on: 'on {day}',
  ratingChange: '1 rating change',
  ratingChanges: '{count} rating changes',
  targetChange: '1 target change',
  targetChanges: '{count} target changes',
  window: 'in the last {days} days',
  locked: 'Your subscription does not include these documents yet.',
  ask: 'Client services can add them.',
})
