import { expect, test } from 'vitest'
import type { Frequency } from '#contract/delivery.ts'
import { getProposal, withoutSame } from '#features/preferences/delivery/delivery-changes.ts'
import { tellNextMail } from '#features/preferences/delivery/next-mail.ts'
import { listZones } from '#features/preferences/delivery/zones.ts'

const delivery = (frequency: Frequency, time_zone = 'Europe/Berlin') => ({
  settings: { frequency, hour: 7, weekday: 1, time_zone, language: 'en' as const },
  chosen: false,
  next_at: '2026-11-30T06:00:00Z',
})

test.each([
  ['weekly', 'Europe/Berlin', 'on Monday, November 30 at 7:00 AM (Europe/Berlin)'],
  ['daily', 'America/New_York', 'on Monday, November 30 at 1:00 AM (America/New_York)'],
  ['daily', 'Mars/Olympus', 'as soon as it is due'],
  ['at_once', 'Europe/Berlin', 'as soon as there is something new'],
  ['never', 'Europe/Berlin', 'No emails'],
] as const)('mails that go out %s in %s: "%s"', (frequency, zone, words) => {
  expect(tellNextMail(delivery(frequency, 'UTC'), zone, 'en')).toContain(words)
})

test('a change back to what is stored is no change', () => {
  const { settings } = delivery('daily')
  expect(withoutSame(settings, { frequency: 'daily', hour: 9 })).toEqual({ hour: 9 })
})

test.each([
  ['de-CH', 'de'],
  ['en-GB', 'en'],
  ['fr', 'en'],
])(
  'the zone and the language (%s) of the user are proposed only until the user has stored settings',
  (language, own) => {
    const habits = { zone: 'Asia/Tokyo', language }
    const { settings } = delivery('daily')
    expect(getProposal(delivery('daily'), habits)).toEqual({ ...settings, time_zone: 'Asia/Tokyo', language: own })
    expect(getProposal({ ...delivery('daily'), chosen: true }, habits)).toEqual(settings)
  },
)

test('zones have their distance from UTC at the moment, and UTC is among them', () => {
  const zones = listZones(new Date('2026-11-26T12:00:00Z'))
  expect(zones).toContainEqual({ zone: 'UTC', offset: 'UTC+00:00' })
  expect(zones).toContainEqual({ zone: 'Europe/Berlin', offset: 'UTC+01:00' })
})
