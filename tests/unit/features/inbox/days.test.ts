import { expect, test } from 'vitest'
import type { InboxItem } from '#contract/inbox.ts'
import { groupByDay } from '#features/inbox/days.ts'

const item = (id: string, arrived_at: string): InboxItem => ({ id, document: { id }, reasons: [], arrived_at })
const now = new Date(2026, 10, 5, 18)
const at = (day: number, hour = 9, year = 2026) => new Date(year, 10, day, hour).toISOString()

test('items of one day share a heading, in the order of the API', () => {
  const items = [
    item('1', at(5, 17)),
    item('2', at(5, 0)),
    item('3', at(4, 23)),
    item('4', at(2)),
    item('5', at(2, 9, 2025)),
  ]
  const days = groupByDay(items, 'en', now)
  expect(days.map(({ heading }) => heading)).toEqual([
    'Today',
    'Yesterday',
    'Monday, November 2',
    'Sunday, November 2, 2025',
  ])
  expect(days.map(({ items }) => items.map(({ id }) => id))).toEqual([['1', '2'], ['3'], ['4'], ['5']])
})

test('a new item of a day leaves the keys of all days', () => {
  const keysOf = (items: InboxItem[]) => groupByDay(items, 'en', now).map(({ key }) => key)
  const items = [item('1', at(5)), item('2', at(4)), item('3', at(5))]
  expect(keysOf(items)).toEqual(['2026-11-05', '2026-11-04', '2026-11-05 1'])
  expect(keysOf([item('4', at(5, 17)), ...items])).toEqual(keysOf(items))
})

test.each([
  ['after a day of 23 hours', new Date(2026, 2, 30, 0, 30), '2026-03-29'],
  ['late in a day of 25 hours', new Date(2026, 9, 25, 23, 30), '2026-10-24'],
])('yesterday is the day before: %s', (_when, late, day) => {
  expect(groupByDay([item('1', day)], 'en', late)[0]?.heading).toBe('Yesterday')
})

test('an item without a day that can be told has no heading', () => {
  expect(groupByDay([item('1', 'soon')], 'en', now)).toEqual([
    { key: '', day: '', heading: '', items: [item('1', 'soon')] },
  ])
})
