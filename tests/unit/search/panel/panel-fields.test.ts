import { expect, test } from 'vitest'
import { comingRanges } from '#search/panel/panel-fields.tsx'

test('R214 R310 what is to come has quick ranges from today onwards, which end in a month that has such a day', () => {
  expect(comingRanges('2026-08-31', 'en')).toEqual([
    { label: 'Next 30 Days', range: { start: '2026-08-31', end: '2026-09-30', allTime: false } },
    { label: 'Next 90 Days', range: { start: '2026-08-31', end: '2026-11-29', allTime: false } },
    { label: 'Next 6 Months', range: { start: '2026-08-31', end: '2027-02-28', allTime: false } },
  ])
})
