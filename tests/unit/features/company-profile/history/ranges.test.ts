import { expect, test } from 'vitest'
import type { Call } from '#entities/company/history/history.ts'
import { cutCalls, offerRanges } from '#features/company-profile/history/ranges.ts'

const today = '2026-11-29'
const call = (day: string, more: Partial<Call> = {}): Call => ({
  day,
  target: 90,
  rating: 'Hold',
  changed: false,
  ...more,
})

test.each([
  ['all that the data reach beyond', ['2020-01-01', '2024-01-01', '2026-10-01'], ['3m', '1y', '3y', 'all']],
  ['none in which no target was given', ['2020-01-01', '2025-12-24'], ['1y', '3y', 'all']],
  ['none that is longer than the history', ['2026-02-01', '2026-10-01'], ['3m', 'all']],
  ['none at all if the history is shorter than each of them', ['2026-09-15', '2026-10-01'], []],
])('R289 the chart offers %s', (_, days, offered) => {
  expect(
    offerRanges(
      days.map((day) => call(day)),
      today,
    ),
  ).toEqual(offered)
})

test('R289 a range begins with the target in force, which is no change of its own', () => {
  const before = call('2025-06-01', { target: 80, changed: true })
  const within = call('2026-05-01')
  expect(cutCalls([call('2024-01-01'), before, within], '1y', today)).toEqual([
    { ...before, day: '2025-11-29', changed: false, since: '2025-06-01' },
    within,
  ])
})

test('R289 a target that was given on the first day of a range stays a change', () => {
  const first = call('2025-11-29')
  expect(cutCalls([call('2024-01-01'), first], '1y', today)).toEqual([first])
})
