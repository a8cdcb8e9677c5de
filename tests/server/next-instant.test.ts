import { describe, expect, test } from 'vitest'
import { isTimeZone, nextInstant, weekdayIn } from '#server/delivery/settings/next-instant.ts'

const daily = (time_zone: string, hour: number) => ({ frequency: 'daily', hour, weekday: 1, time_zone }) as const

/** The instants of a schedule between two instants. */
function instants(schedule: Parameters<typeof nextInstant>[0], from: string, to: string): string[] {
  const found: string[] = []
  for (let now = nextInstant(schedule, new Date(from)); now < new Date(to); now = nextInstant(schedule, now))
    found.push(now.toISOString())
  return found
}

describe('a daily mail across a change of clocks', () => {
  test.each([
    [
      'Europe/Berlin',
      '2026-03-29',
      ['2026-03-28T01:00:00.000Z', '2026-03-29T01:00:00.000Z', '2026-03-30T00:00:00.000Z'],
    ],
    [
      'Europe/Lisbon',
      '2026-03-29',
      ['2026-03-28T02:00:00.000Z', '2026-03-29T01:00:00.000Z', '2026-03-30T01:00:00.000Z'],
    ],
    [
      'America/New_York',
      '2026-03-08',
      ['2026-03-07T07:00:00.000Z', '2026-03-08T07:00:00.000Z', '2026-03-09T06:00:00.000Z'],
    ],
    [
      'America/Santiago',
      '2026-09-06',
      ['2026-09-05T06:00:00.000Z', '2026-09-06T05:00:00.000Z', '2026-09-07T05:00:00.000Z'],
    ],
  ])('in spring %s has one on each day, also where 02:00 does not exist', (zone, day, expected) => {
    const start = new Date(Date.parse(`${day}T12:00:00Z`) - 36 * 3_600_000).toISOString()
    const end = new Date(Date.parse(`${day}T12:00:00Z`) + 24 * 3_600_000).toISOString()
    expect(instants(daily(zone, 2), start, end)).toEqual(expected)
  })

  test.each([
    [
      'Europe/Berlin',
      2,
      '2026-10-25',
      ['2026-10-24T00:00:00.000Z', '2026-10-25T00:00:00.000Z', '2026-10-26T01:00:00.000Z'],
    ],
    [
      'Europe/Lisbon',
      1,
      '2026-10-25',
      ['2026-10-24T00:00:00.000Z', '2026-10-25T00:00:00.000Z', '2026-10-26T01:00:00.000Z'],
    ],
    [
      'America/New_York',
      1,
      '2026-11-01',
      ['2026-10-31T05:00:00.000Z', '2026-11-01T05:00:00.000Z', '2026-11-02T06:00:00.000Z'],
    ],
    [
      'America/Santiago',
      23,
      '2026-04-05',
      ['2026-04-04T02:00:00.000Z', '2026-04-05T02:00:00.000Z', '2026-04-06T03:00:00.000Z'],
    ],
  ])('in autumn %s has one on each day, also where the hour comes twice', (zone, hour, day, expected) => {
    const start = new Date(Date.parse(`${day}T12:00:00Z`) - 37 * 3_600_000).toISOString()
    const end = new Date(Date.parse(`${day}T12:00:00Z`) + 24 * 3_600_000).toISOString()
    expect(instants(daily(zone, hour), start, end)).toEqual(expected)
  })
})

test('a year of daily mails has one for each day of the calendar', () => {
  for (const zone of ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata'])
    for (const hour of [0, 2, 23])
      expect(instants(daily(zone, hour), '2026-06-01T12:00:00Z', '2027-06-01T12:00:00Z')).toHaveLength(365)
})

test('a weekly mail comes on its day by the clocks of its zone', () => {
  const weekly = { ...daily('Pacific/Auckland', 7), frequency: 'weekly' } as const
  const found = instants(weekly, '2026-11-01T00:00:00Z', '2026-11-20T00:00:00Z')
  expect(found).toEqual(['2026-11-01T18:00:00.000Z', '2026-11-08T18:00:00.000Z', '2026-11-15T18:00:00.000Z'])
  expect(found.map((instant) => weekdayIn(new Date(instant), 'Pacific/Auckland'))).toEqual([1, 1, 1])
})

test('zones are those of the IANA list', () => {
  expect(['UTC', 'Europe/Berlin', 'Nowhere', '', '+02:00'].map(isTimeZone)).toEqual([true, true, false, false, false])
})
