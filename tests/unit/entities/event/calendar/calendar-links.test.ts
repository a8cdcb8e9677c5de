// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Roadshow } from '#contract/roadshow.ts'
import { toCalendarEvent } from '#entities/event/calendar/calendar-event.ts'
import { googleLink, outlookLink } from '#entities/event/calendar/calendar-links.ts'

const dinner: Roadshow = {
  id: '7',
  name: 'Dinner & talk #1',
  description: 'Where growth comes from?',
  start_date: '2026-11-05T09:00:00+01:00',
  end_date: '2026-11-05T10:30:00+01:00',
  time_zone: 'Europe/Oslo',
  location: 'Oslo; Bergen ',
  permissioned: true,
  meeting_url: 'https://meet.example/7?a=1&b=2',
  calendar_uid: 'roadshow-7@research.example',
  revision: 3,
}

test('embedding 24: an event is what a calendar knows it by, with its places as one line', () => {
  expect(toCalendarEvent(dinner, 'en')).toMatchObject({
    uid: 'roadshow-7@research.example',
    sequence: 3,
    name: 'Dinner & talk #1',
    description: 'Where growth comes from?',
    start: new Date('2026-11-05T08:00:00Z'),
    end: new Date('2026-11-05T09:30:00Z'),
    timeZone: 'Europe/Oslo',
    location: 'Oslo, Bergen',
    url: 'https://meet.example/7?a=1&b=2',
  })
})

test('embedding 24: without an id of its own an event has one by the API and its id', () => {
  expect(toCalendarEvent({ id: '7' }, 'en')).toMatchObject({
    uid: `roadshow-7@${location.hostname}`,
    sequence: 0,
    name: 'Unnamed event',
    end: undefined,
  })
})

test('R323 the address of the meeting is only for those who may take part', () => {
  const page = 'http://localhost:3000/events/7'
  expect(toCalendarEvent({ ...dinner, permissioned: false }, 'en').url).toBe(page)
  expect(toCalendarEvent({ ...dinner, meeting_url: 'javascript:alert(1)' }, 'en').url).toBe(page)
  expect(toCalendarEvent({ ...dinner, id: 'dinner', permissioned: false }, 'en').url).toBeUndefined()
})

const valuesOf = (link: string) => {
  const { origin, searchParams } = new URL(link)
  return { origin, ...Object.fromEntries(searchParams) }
}

test('embedding 24: Google Calendar has the event filled in, by UTC', () => {
  expect(valuesOf(googleLink(toCalendarEvent(dinner, 'en')))).toEqual({
    origin: 'https://calendar.google.com',
    action: 'TEMPLATE',
    text: 'Dinner & talk #1',
    dates: '20261105T080000Z/20261105T093000Z',
    details: 'Where growth comes from?\n\nhttps://meet.example/7?a=1&b=2',
    location: 'Oslo, Bergen',
  })
})

test('embedding 24: so has Outlook', () => {
  expect(valuesOf(outlookLink(toCalendarEvent(dinner, 'en')))).toEqual({
    origin: 'https://outlook.office.com',
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: 'Dinner & talk #1',
    startdt: '2026-11-05T08:00:00Z',
    enddt: '2026-11-05T09:30:00Z',
    body: 'Where growth comes from?\n\nhttps://meet.example/7?a=1&b=2',
    location: 'Oslo, Bergen',
  })
})

test('embedding 24: without an end an event has no length, and what is unknown is left out', () => {
  const event = toCalendarEvent({ id: 'dinner', name: 'Dinner', start_date: '2026-11-05T09:00:00Z' }, 'en')
  expect(valuesOf(googleLink(event))).toEqual({
    origin: 'https://calendar.google.com',
    action: 'TEMPLATE',
    text: 'Dinner',
    dates: '20261105T090000Z/20261105T090000Z',
  })
})

test('embedding 5: an address stays of a length that servers take, whatever the words', () => {
  const event = toCalendarEvent({ ...dinner, description: '😀'.repeat(5000) }, 'en')
  expect(googleLink(event).length).toBeLessThan(8000)
})
