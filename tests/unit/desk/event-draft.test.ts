import { expect, test } from 'vitest'
import type { DeskEvent } from '#contract/desk-events.ts'
import { findProblems, isMoved, moveStart, newDraft, toBody, toDraft } from '#desk/events/form/draft.ts'

const event: DeskEvent = {
  id: '7',
  name: 'Dinner',
  type: { id: '12', name: 'Dinner', colour: null },
  start_date: '2027-03-30T19:00:00+02:00',
  end_date: null,
  time_zone: 'Europe/Oslo',
  location: 'Oslo',
  format: 'In person',
  state: 'open',
  registered: 3,
  requested: 0,
  capacity: 12,
  description: null,
  meeting_url: null,
  tags: { Region: [{ id: '3', value: 'Nordics' }], Sector: [], Company: [], Analyst: [] },
  level: 2,
  can_register: true,
  is_public: false,
  promoted: true,
  revision: 4,
  told_by_mail: 3,
  cancel_reason: null,
}

test('an event is edited by the clocks of its zone, and what is empty is sent as null', () => {
  const draft = toDraft(event)
  expect(draft).toMatchObject({ start_time: '2027-03-30T19:00', end_time: '', capacity: '12', location: 'Oslo' })
  expect(toBody({ ...draft, capacity: ' ' })).toMatchObject({ end_time: null, capacity: null, type_id: '12' })
  expect(findProblems(draft, event)).toEqual({})
})

test('fewer places than are taken, and what is not a number, are refused', () => {
  const draft = toDraft(event)
  expect(findProblems({ ...draft, capacity: '2' }, event)).toEqual({ capacity: 'below-registered' })
  expect(findProblems({ ...draft, capacity: 'ten' }, event)).toEqual({ capacity: 'no-count' })
})

test('a new event needs a name, a type and a start, and must not be over', () => {
  const draft = newDraft('Europe/Oslo')
  expect(findProblems(draft, undefined)).toEqual({ name: 'required', type_id: 'required', start_time: 'required' })
  const past = { ...draft, name: 'Dinner', type_id: '12', start_time: '2020-01-01T19:00' }
  expect(findProblems(past, undefined)).toEqual({ start_time: 'over' })
})

test('attendees are told of another time or place, and of nothing else', () => {
  const draft = toDraft(event)
  expect(isMoved(draft, { ...draft, name: 'Lunch' })).toBe(false)
  expect(isMoved(draft, { ...draft, time_zone: 'Europe/London' })).toBe(true)
})

test('another start moves the end with it, and nothing else where one of them is empty', () => {
  const draft = { ...newDraft('Europe/Oslo'), start_time: '2026-12-31T23:00', end_time: '2027-01-01T01:30' }
  expect(moveStart(draft, '2027-01-04T08:00')).toEqual({ start_time: '2027-01-04T08:00', end_time: '2027-01-04T10:30' })
  expect(moveStart({ ...draft, end_time: '' }, '2027-01-04T08:00')).toEqual({ start_time: '2027-01-04T08:00' })
  expect(moveStart(draft, '')).toEqual({ start_time: '' })
})
