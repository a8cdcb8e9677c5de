import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { type CalendarEvent, calendarFile } from '#lib/format/calendar-file.ts'

const meeting: CalendarEvent = {
  uid: 'roadshow-7@research.example',
  sequence: 2,
  name: 'Nordmark Cables: management roadshow',
  start: new Date('2026-11-05T09:00:00Z'),
  end: new Date('2026-11-05T10:30:00Z'),
  timeZone: 'Europe/London',
  stamp: new Date('2026-10-01T08:15:30Z'),
}

const fileOf = (changes: Partial<CalendarEvent> = {}) => calendarFile({ ...meeting, ...changes })

/** What a calendar understands; the zone is the file's own, as that of a reader who does not know it. */
function read(file: string) {
  ICAL.TimezoneService.reset()
  const calendar = new ICAL.Component(ICAL.parse(file))
  const zone = calendar.getFirstSubcomponent('vtimezone')
  if (zone) ICAL.TimezoneService.register(zone)
  const component = calendar.getFirstSubcomponent('vevent')
  if (!component) throw new Error(file)
  const event = new ICAL.Event(component)
  return { event, component, zone, start: event.startDate.toJSDate(), end: event.endDate?.toJSDate() }
}

/** Lines as they stand before they were folded. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

test('R315 embedding 24: an event is a calendar of its own, with all it says', () => {
  const file = fileOf({
    description: 'Coffee, tea;\nthen talks',
    location: 'London; Oslo',
    url: 'https://meet.example/7',
  })
  expect(linesOf(file)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Research Portal//Events//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VTIMEZONE',
    'TZID:Europe/London',
    'BEGIN:STANDARD',
    'DTSTART:20261025T020000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0000',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:20270328T010000',
    'TZOFFSETFROM:+0000',
    'TZOFFSETTO:+0100',
    'END:DAYLIGHT',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'UID:roadshow-7@research.example',
    'DTSTAMP:20261001T081530Z',
    'SEQUENCE:2',
    'DTSTART;TZID=Europe/London:20261105T090000',
    'DTEND;TZID=Europe/London:20261105T103000',
    'SUMMARY:Nordmark Cables: management roadshow',
    'DESCRIPTION:Coffee\\, tea\\;\\nthen talks',
    'LOCATION:London\\; Oslo',
    'URL:https://meet.example/7',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

// Each begins before a change of the clocks and ends after it, or stands just beside one.
test.each([
  ['Europe/London', '2026-03-27T09:00:00Z', '2026-03-31T16:00:00Z'],
  ['Europe/London', '2026-10-24T22:30:00Z', '2026-10-25T09:00:00Z'],
  ['Europe/London', '2026-03-29T01:00:00Z', '2026-03-29T02:00:00Z'],
  ['America/New_York', '2026-03-08T06:30:00Z', '2026-03-08T07:30:00Z'],
  ['America/New_York', '2026-10-30T13:00:00Z', '2026-11-03T22:00:00Z'],
  ['Australia/Sydney', '2026-10-02T23:00:00Z', '2026-10-05T06:00:00Z'],
  ['Australia/Lord_Howe', '2026-04-03T23:00:00Z', '2026-04-05T06:00:00Z'],
  ['America/Santiago', '2026-09-05T12:00:00Z', '2026-09-07T12:00:00Z'],
  ['Africa/Casablanca', '2026-02-12T09:00:00Z', '2026-03-25T09:00:00Z'],
  ['Asia/Tokyo', '2026-03-29T00:00:00Z', '2026-03-29T09:00:00Z'],
  ['Asia/Kolkata', '2026-10-25T00:30:00Z', '2026-10-25T09:15:00Z'],
  ['America/St_Johns', '2026-07-01T11:30:00Z', '2026-07-01T12:30:00Z'],
])('embedding 24: in %s, from %s to %s, a calendar finds the same instants', (timeZone, start, end) => {
  const file = fileOf({ timeZone, start: new Date(start), end: new Date(end) })
  const event = read(file)
  expect([event.start.toISOString(), event.end?.toISOString()]).toEqual(
    [start, end].map((instant) => new Date(instant).toISOString()),
  )
  expect(event.event.startDate.zone?.tzid).toBe(timeZone)
})

test('embedding 24: every hour of the days around a change is the same instant', () => {
  for (const [timeZone, day] of [
    ['Europe/London', '2026-03-29'],
    ['Europe/London', '2026-10-25'],
    ['America/New_York', '2026-03-08'],
    ['America/New_York', '2026-11-01'],
    ['Australia/Sydney', '2026-04-05'],
    ['Australia/Sydney', '2026-10-04'],
  ] as const)
    for (let half = -48; half < 72; half++) {
      const start = new Date(Date.parse(day) + half * 1_800_000)
      const end = new Date(start.getTime() + 5_400_000)
      const event = read(fileOf({ timeZone, start, end }))
      expect([timeZone, event.start, event.end]).toEqual([timeZone, start, end])
    }
})

test('embedding 24: an hour that clocks show twice is written in UTC', () => {
  const file = fileOf({ start: new Date('2026-10-25T01:30:00Z'), end: new Date('2026-10-25T03:00:00Z') })
  expect(file).toContain('\r\nDTSTART:20261025T013000Z\r\n')
  expect(file).not.toContain('VTIMEZONE')
})

test('the rules begin with the change before the event, so that others need not be known', () => {
  const { zone } = read(fileOf({ start: new Date('2026-07-01T09:00:00Z'), end: undefined }))
  expect(zone?.getAllSubcomponents().map((rule) => [rule.name, String(rule.getFirstPropertyValue('dtstart'))])).toEqual(
    [
      ['daylight', '2026-03-29T01:00:00'],
      ['standard', '2026-10-25T02:00:00'],
    ],
  )
})

test.each([undefined, '', 'UTC', 'Etc/UTC', 'GMT', 'Mars/Olympus', '+01:00', 'Europe/London\r\nX-EVIL:1'])(
  'without a zone that calendars know, %j, instants are in UTC',
  (timeZone) => {
    const file = fileOf({ timeZone })
    expect(linesOf(file)).toEqual(expect.arrayContaining(['DTSTART:20261105T090000Z', 'DTEND:20261105T103000Z']))
    expect(file).not.toMatch(/VTIMEZONE|TZID|X-EVIL/)
  },
)

test('an event of years is in UTC: the rules of a zone are known for the next ones only', () => {
  expect(fileOf({ end: new Date('2031-11-05T10:00:00Z') })).toContain('DTEND:20311105T100000Z')
})

test.each([undefined, meeting.start, new Date('2026-11-01T10:00:00Z')])(
  'an end that is none, %s, is left out',
  (end) => {
    expect(fileOf({ end })).not.toMatch(/DTEND|DURATION/)
  },
)

test.each([
  [undefined, ''],
  ['not an address', ''],
  ['https://meet.example/Zürich?a=1\r\nX-EVIL:1', 'URL:https://meet.example/Z%C3%BCrich?a=1X-EVIL:1'],
])('an address, %j, is one line at most', (url, line) => {
  expect(linesOf(fileOf({ url })).find((each) => each.startsWith('URL')) ?? '').toBe(line)
})

test.each([Number.NaN, -1, 1.5])('a count of changes that is none, %s, is a number all the same', (sequence) => {
  expect(fileOf({ sequence })).toMatch(/\r\nSEQUENCE:\d+\r\n/)
})

const LINE_OF_NAME =
  /^(BEGIN|END|VERSION|PRODID|CALSCALE|METHOD|TZ\w+|DT\w+|UID|SEQUENCE|SUMMARY|DESCRIPTION|LOCATION)[:;]/

/** As it can be told in a calendar: one kind of line break, and no other control characters. */
const plain = (text: string) => text.replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n').replace(/(?![\n\t])\p{Cc}/gu, '')

const words = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 300 }),
  fc.string({
    unit: fc.constantFrom('\r', '\n', '\\', ';', ',', ':', '"', ' ', '\t', 'é', '😀', 'END:VEVENT'),
    minLength: 1,
  }),
)

test('embedding 5: whatever the words are, they come out as they went in, and add no line', () => {
  fc.assert(
    fc.property(words, words, words, (name, description, location) => {
      const file = fileOf({ name, description, location })
      expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      for (const line of linesOf(file).slice(0, -1)) expect(line).toMatch(LINE_OF_NAME)
      const { event } = read(file)
      expect([event.summary, event.description, event.location]).toEqual([name, description, location].map(plain))
    }),
  )
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.example', 'meet.example/7'])(
  'embedding 5: %s is no address to follow',
  (url) => {
    expect(fileOf({ url })).not.toContain('URL:')
    expect(linesOf(fileOf({ url: 'HTTPS://meet.example/7' }))).toContain('URL:https://meet.example/7')
  },
)

test('an end in the second of the start is none: a calendar must not have one that is not later', () => {
  expect(fileOf({ end: new Date(meeting.start.getTime() + 999) })).not.toContain('DTEND')
  expect(fileOf({ end: new Date(meeting.start.getTime() + 1000) })).toContain('DTEND')
})

test('a long line is folded between characters', () => {
  const name = '🌍'.repeat(60)
  const file = fileOf({ name })
  expect(Buffer.from(file).toString()).toBe(file)
  expect(read(file).event.summary).toBe(name)
})

test('a cancelled event stays an entry, which calendars show as cancelled', () => {
  expect(read(fileOf({ isCancelled: true })).component.getFirstPropertyValue('status')).toBe('CANCELLED')
  expect(fileOf()).not.toContain('STATUS')
})
