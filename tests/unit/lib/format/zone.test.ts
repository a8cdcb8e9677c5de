import { expect, test } from 'vitest'
import { clockChanges, isZone, offsetAt, zonedIso } from '#lib/format/zone.ts'

test.each([
  ['Europe/London', '2026-07-01T12:00:00Z', 60],
  ['Europe/London', '2026-12-01T12:00:00Z', 0],
  ['America/New_York', '2026-12-01T12:00:00Z', -300],
  ['Asia/Kolkata', '2026-12-01T12:00:00Z', 330],
  ['Australia/Lord_Howe', '2026-12-01T12:00:00Z', 660],
  ['UTC', '2026-12-01T12:00:00Z', 0],
])('clocks of %s are at %s %i minutes ahead of UTC', (zone, instant, minutes) => {
  expect(offsetAt(new Date(instant), zone)).toBe(minutes)
})

test('seconds of an instant do not change the offset', () => {
  expect(offsetAt(new Date('2026-12-01T12:00:45.900Z'), 'Europe/Oslo')).toBe(60)
  expect(zonedIso(new Date('2026-12-01T12:00:45Z'), 'Europe/Oslo')).toBe('2026-12-01T13:00:45+01:00')
})

test('an instant is told as clocks show it, with half hours too', () => {
  expect(zonedIso(new Date('2026-12-31T20:00:00Z'), 'Asia/Kolkata')).toBe('2027-01-01T01:30:00+05:30')
  expect(zonedIso(new Date('2026-12-31T20:00:00Z'), 'America/St_Johns')).toBe('2026-12-31T16:30:00-03:30')
})

test.each([
  ['Europe/London', true],
  ['Mars/Olympus', false],
  ['', false],
  ['Europe/London\r\nX:1', false],
])('whether %j is a zone: %s', (zone, known) => {
  expect(isZone(zone)).toBe(known)
})

const changes = (zone: string, year: number) =>
  clockChanges(new Date(Date.UTC(year, 0, 1)), new Date(Date.UTC(year + 1, 0, 1)), zone).map(({ at, from, to }) => [
    at.toISOString(),
    from,
    to,
  ])

test('the changes of a year are found to the minute', () => {
  expect(changes('Europe/London', 2026)).toEqual([
    ['2026-03-29T01:00:00.000Z', 0, 60],
    ['2026-10-25T01:00:00.000Z', 60, 0],
  ])
  expect(changes('America/New_York', 2026)).toEqual([
    ['2026-03-08T07:00:00.000Z', -300, -240],
    ['2026-11-01T06:00:00.000Z', -240, -300],
  ])
  expect(changes('Australia/Sydney', 2026)).toEqual([
    ['2026-04-04T16:00:00.000Z', 660, 600],
    ['2026-10-03T16:00:00.000Z', 600, 660],
  ])
})

test('a zone that keeps its clocks has none, one with Ramadan has both', () => {
  expect(changes('Asia/Tokyo', 2026)).toEqual([])
  expect(changes('Africa/Casablanca', 2026)).toHaveLength(2)
})
