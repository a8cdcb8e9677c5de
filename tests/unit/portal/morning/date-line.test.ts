import { expect, test } from 'vitest'
import { describeCounts } from '#portal/morning/date-line.tsx'

const now = new Date('2026-11-23T09:00:00')
const tell = (counts: Parameters<typeof describeCounts>[0]) => describeCounts(counts, now, 'en')

test('it tells the notes of the newest day and the changes of seven days', () => {
  const changes = { rating_changes: 5, target_changes: 15 }
  expect(tell({ notes: { day: '2026-11-20', count: 28 }, changes })).toEqual([
    '28 notes on Friday',
    '5 rating changes and 15 target changes in the last 7 days',
  ])
})

test('one is told in the singular, none and what is not known are left out', () => {
  const changes = { rating_changes: 1, target_changes: 0 }
  expect(tell({ notes: { day: '2026-11-23', count: 1 }, changes })).toEqual([
    '1 note today',
    '1 rating change in the last 7 days',
  ])
  expect(tell({})).toEqual([])
  expect(tell({ notes: { day: '2026-11-02', count: 2 } })).toEqual(['2 notes on Nov 2'])
})
