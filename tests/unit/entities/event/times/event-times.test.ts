// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { configure } from '#config/configure.ts'
import { defaults } from '#config/settings.ts'
import type { Roadshow } from '#contract/roadshow.ts'
import { getEventTimes } from '#entities/event/times/event-times.ts'
import { loadWords } from '#i18n/words.ts'

afterEach(() => configure({ locale: defaults.locale }))

const spaces = /[\u2009\u202f\u00a0]/g
const now = new Date('2026-11-01T12:00:00Z')
const yours = (event: Partial<Roadshow>, zone: string, language = 'en') => {
  const times = getEventTimes({ ...event }, language, zone, now)
  return [times.yourDays, times.yours].filter(Boolean).join(', ').replace(spaces, ' ')
}

const london = { start_date: '2026-11-05T14:00:00Z', end_date: '2026-11-05T15:00:00Z', time_zone: 'Europe/London' }

test.each([
  [{ daterange: ' November 23 – 24, 2026 ', start_date: '2026-11-23T09:00:00Z' }, 'November 23 – 24, 2026'],
  [{ start_date: '2026-11-23', end_date: '2026-11-24' }, 'November 23, 2026 – November 24, 2026'],
  [{ daterange: '', start_date: '2026-11-23', end_date: '2026-11-23' }, 'November 23, 2026'],
  [{ start_date: '2026-11-23', end_date: null }, 'November 23, 2026'],
  [{ start_date: null, end_date: '2026-11-24' }, 'November 24, 2026'],
  [{ start_date: 'soon', end_date: '2026-11-24' }, 'November 24, 2026'],
  [{ start_date: 'soon' }, ''],
])('R315 R403 R405 the words of %j are "%s"', (event, words) => {
  expect(getEventTimes(event, 'en', 'UTC').words).toBe(words)
})

test('R405 days follow the locale', () => {
  configure({ locale: 'de-DE' })
  expect(getEventTimes({ start_date: '2026-11-23' }, 'en', 'UTC').words).toBe('23. November 2026')
})

test.each([
  [{ daterange: 'November 5, 2026, 2:00 PM – 3:00 PM GMT' }, '5. November 2026, 15:00–16:00 MEZ'],
  [{ daterange: 'November 05 – 07, 2026', end_date: '2026-11-07T15:00:00Z' }, '5.–7. November 2026'],
  [{ daterange: 'November 5, 2026, 2:00 PM GMT', end_date: null }, '5. November 2026, 15:00 MEZ'],
  [{ daterange: 'as the host says', time_zone: null }, 'as the host says'],
  [{ daterange: 'as the host says', time_zone: 'Middle/Earth' }, 'as the host says'],
  [{ daterange: 'as the host says', start_date: '2026-11-05' }, 'as the host says'],
])('R315 in German the time of %j is "%s"', async (event, words) => {
  await loadWords('de')
  expect(
    getEventTimes({ ...london, time_zone: 'Europe/Berlin', ...event }, 'de', 'UTC').words.replace(spaces, ' '),
  ).toBe(words)
})

test('R315 the instant an event begins is told, unless it is none', () => {
  expect(getEventTimes({ start_date: '2026-11-23T09:00:00Z' }, 'en', 'UTC').start).toBe('2026-11-23T09:00:00Z')
  expect(getEventTimes({ start_date: 'soon' }, 'en', 'UTC').start).toBe('')
  expect(getEventTimes({ start_date: null }, 'en', 'UTC').start).toBe('')
})

test.each([
  ['an hour later', london, 'Europe/Oslo', 'Thu, Nov 5, 3:00 – 4:00 PM GMT+1'],
  ['half an hour apart', london, 'Asia/Kolkata', 'Thu, Nov 5, 7:30 – 8:30 PM GMT+5:30'],
  ['without an end', { ...london, end_date: null }, 'Europe/Oslo', 'Thu, Nov 5, 3:00 PM GMT+1'],
  [
    'with an end before its start',
    { ...london, end_date: '2026-11-05T13:00:00Z' },
    'Europe/Oslo',
    'Thu, Nov 5, 3:00 PM GMT+1',
  ],
  ['the next day', london, 'Pacific/Auckland', 'Fri, Nov 6, 3:00 – 4:00 AM GMT+13'],
  [
    'the day before',
    { start_date: '2026-11-05T09:00:00+09:00', end_date: '2026-11-05T10:00:00+09:00', time_zone: 'Asia/Tokyo' },
    'America/New_York',
    'Wed, Nov 4, 7:00 – 8:00 PM EST',
  ],
  [
    'across midnight',
    { ...london, end_date: '2026-11-05T16:00:00Z' },
    'Australia/Brisbane',
    'Fri, Nov 6, 12:00 – 2:00 AM GMT+10',
  ],
  [
    'into the next day',
    { ...london, start_date: '2026-11-05T17:00:00Z', end_date: '2026-11-05T20:00:00Z' },
    'Asia/Karachi',
    'Nov 5 – 6, 10:00 PM – 1:00 AM GMT+5',
  ],
  [
    'of several days',
    { ...london, end_date: '2026-11-07T12:00:00Z' },
    'Europe/Oslo',
    'Nov 5 – 7, 3:00 PM – 1:00 PM GMT+1',
  ],
])('embedding 24: an event %s is told in the time of the reader', (_, event, zone, words) => {
  expect(yours(event, zone)).toBe(words)
})

const inHours = { ...london, daterange: 'November 5, 2026, 2:00 PM – 3:00 PM GMT' }

test.each([
  ['clocks show the same', inHours, 'Europe/Lisbon', true],
  ['the zones have the same offset at that time', { ...inHours, time_zone: 'Africa/Abidjan' }, 'Europe/London', true],
  ['clocks differ', inHours, 'Europe/Oslo', false],
])('embedding 24: where %s, it is known whether the time of the event says more', (_, event, zone, isSameClock) => {
  expect(getEventTimes(event, 'en', zone, now)).toMatchObject({ yourDays: 'Thu, Nov 5', isSameClock })
})

test.each([
  ['the words leave out the hours', { ...london, daterange: 'November 5, 2026' }, 'Europe/Lisbon'],
  ['clocks show the same on several days', { ...inHours, end_date: '2026-11-07T12:00:00Z' }, 'Europe/Lisbon'],
  ['there is a day only', { start_date: '2026-11-05' }, 'Asia/Tokyo'],
  ['there is a time that tells no zone', { start_date: '2026-11-05T09:00:00' }, 'Asia/Tokyo'],
  ['there is no date', { start_date: 'soonT09:00Z', end_date: '2026-11-05T10:00:00Z' }, 'Asia/Tokyo'],
  ['there is nothing', {}, 'Asia/Tokyo'],
])('embedding 24: where %s, nothing more is said', (_, event, zone) => {
  expect(yours(event, zone)).toBe('')
})

test('embedding 24: without a zone of its own the offset of its start counts, an unknown one is none', () => {
  const oslo = { start_date: '2026-11-05T14:00:00+01:00', end_date: '2026-11-05T15:00:00+0100' }
  const isSameClock = (event: Partial<Roadshow>, zone: string) =>
    getEventTimes({ ...event, daterange: 'November 5, 2026, 2:00 PM – 3:00 PM' }, 'en', zone, now).isSameClock
  expect(isSameClock(oslo, 'Europe/Paris')).toBe(true)
  expect(isSameClock({ ...oslo, time_zone: 'Mars/Olympus' }, 'Europe/Paris')).toBe(true)
  expect(yours(oslo, 'America/New_York')).toBe('Thu, Nov 5, 8:00 – 9:00 AM EST')
})

test('embedding 24: an event across a change of clocks is told where one end differs alone', () => {
  // From October 24 to 26 London leaves its summer time, Abidjan has none.
  const event = {
    start_date: '2026-10-24T10:00:00+01:00',
    end_date: '2026-10-26T10:00:00Z',
    time_zone: 'Europe/London',
  }
  expect(yours(event, 'Africa/Abidjan')).toBe('Oct 24 – 26, 9:00 AM – 10:00 AM GMT')
  expect(yours(event, 'Europe/Lisbon')).toBe('')
})

test('embedding 24: between the changes of two countries their clocks are closer', () => {
  const event = { start_date: '2026-03-16T09:30:00-04:00', time_zone: 'America/New_York' }
  expect(yours(event, 'Europe/London')).toBe('Mon, Mar 16, 1:30 PM GMT')
  expect(yours({ ...event, start_date: '2026-04-16T09:30:00-04:00' }, 'Europe/London')).toBe(
    'Thu, Apr 16, 2:30 PM GMT+1',
  )
})

test('R405 the reader sees the time as their locale has it', () => {
  configure({ locale: 'de-DE' })
  expect(yours(london, 'Europe/Oslo')).toBe('Do., 5. Nov., 15:00–16:00 MEZ')
})

test('embedding 24: hours of the user are written in German as those of the event', async () => {
  await loadWords('de')
  const event = { ...london, start_date: '2026-11-05T06:00:00Z', end_date: '2026-11-05T07:00:00Z' }
  expect(yours(event, 'Europe/Berlin', 'de')).toBe('Do., 5. Nov., 07:00–08:00 MEZ')
  const long = { ...event, end_date: '2026-11-06T07:00:00Z' }
  expect(yours(long, 'Europe/Berlin', 'de')).toBe('5.–6. Nov., 07:00 – 08:00 MEZ')
})

test('embedding 24: hours by Greenwich are named GMT, which German formats call GMT+0', async () => {
  await loadWords('de')
  const event = { ...london, time_zone: 'Europe/Oslo' }
  expect(yours(event, 'Europe/London', 'de')).toBe('Do., 5. Nov., 14:00–15:00 GMT')
})

test('R315 the day of another year has its year, and a day that is the event’s too is known as such', () => {
  const times = (start_date: string, zone: string) => getEventTimes({ ...london, start_date }, 'en', zone, now)
  const next = { ...london, start_date: '2027-01-05T14:00:00Z', end_date: null }
  expect(yours(next, 'Europe/Oslo')).toBe('Tue, Jan 5, 2027, 3:00 PM GMT+1')
  expect(times('2026-11-05T14:00:00Z', 'Europe/Oslo').isSameDays).toBe(true)
  expect(times('2026-11-05T14:00:00Z', 'Pacific/Auckland').isSameDays).toBe(false)
})

test('R315 the event’s own time has the form of the user’s, unless it takes days there or its zone is not known', () => {
  const theirs = (event: Partial<Roadshow>) =>
    getEventTimes(event, 'en', 'Europe/London', now).theirs.replace(spaces, ' ')
  const sydney = { ...london, time_zone: 'Australia/Sydney' }
  expect(theirs(sydney)).toBe('Fri, Nov 6, 1:00 – 2:00 AM GMT+11')
  expect(theirs({ ...sydney, end_date: '2026-11-07T15:00:00Z' })).toBe('')
  expect(theirs({ ...sydney, time_zone: 'Mars/Olympus' })).toBe('')
})
