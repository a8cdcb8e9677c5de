import { expect, test } from 'vitest'
import { describeCounts } from '#portal/morning/date-line.tsx'

const now = new Date('2026-11-23T09:00:00')
const tell = (counts: Parameters<typeof describeCounts>[0]) =>
  describeCounts(counts, now, 'en').map((count) => count.join(''))

test('it tells the notes of the newest day and the changes of seven days', () => {
  const changes = { total: 18, rating_changes: 5 }
  expect(tell({ notes: { day: '2026-11-20', count: 28 }, changes })).toEqual([
    '28 notes on Friday',
    '18 changes in 7 days, 5 of them ratings',
  ])
})

test('one is told in the singular, none and what is not known are left out', () => {
  const changes = { total: 1, rating_changes: 1 }
  expect(tell({ notes: { day: '2026-11-23', count: 1 }, changes })).toEqual(['1 note today', '1 change in 7 days'])
  expect(tell({})).toEqual([])
  expect(tell({ changes: { total: 3, rating_changes: 0 } })).toEqual(['3 changes in 7 days'])
  expect(tell({ notes: { day: '2026-11-02', count: 2 } })).toEqual(['2 notes on Nov 2'])
})

test('the counts stand out, other figures do not', () => {
  const counts = { notes: { day: '2026-11-02', count: 2 }, changes: { total: 7, rating_changes: 7 } }
  expect(describeCounts(counts, now, 'en').map((count) => count.filter(Number))).toEqual([[2], [7, 7]])
})
