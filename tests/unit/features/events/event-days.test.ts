import { expect, test } from 'vitest'
import { nameEventDay } from '#features/events/event-days.ts'
import { loadWords } from '#i18n/words.ts'

const now = new Date('2026-11-26T10:00:00Z')
const name = (start_date: string | null, zone = 'Europe/London', language = 'en') =>
  nameEventDay({ id: '1', start_date, time_zone: 'Asia/Tokyo' }, now, language, zone)

test.each([
  ['2026-11-26T09:00:00+09:00', 'Running now'],
  ['2026-11-26', 'Today, Thursday, November 26'],
  ['2026-11-25', 'Running now'],
  ['2026-11-26T20:00:00+09:00', 'Today, Thursday, November 26'],
  ['2026-11-28T08:00:00+09:00', 'Tomorrow, Friday, November 27'],
  ['2026-12-01T12:00:00+09:00', 'Tuesday, December 1'],
  ['2027-01-04T12:00:00+09:00', 'Monday, January 4, 2027'],
  [null, 'Date not yet known'],
  ['2026-13-45T99:00:00Z', 'Date not yet known'],
])('an upcoming event of %s stands under "%s"', (start, heading) => {
  expect(name(start)).toBe(heading)
})

test('the day is that of the user’s time zone', () => {
  expect(name('2026-11-28T08:00:00+09:00', 'Asia/Tokyo')).toBe('Saturday, November 28')
})

test('embedding 24: in German too', async () => {
  await loadWords('de')
  expect(name('2026-11-28T08:00:00+09:00', 'Europe/London', 'de')).toBe('Morgen, Freitag, 27. November')
})
