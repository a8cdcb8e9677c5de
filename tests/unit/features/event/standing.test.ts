import { expect, test } from 'vitest'
import type { RoadshowDetail } from '#contract/roadshow.ts'
import { getStanding } from '#features/event/standing.ts'

const now = Date.parse('2026-11-05T12:00:00Z')
const toCome: RoadshowDetail = { id: '1', start_date: '2026-11-06T08:00:00Z', end_date: '2026-11-06T16:00:00Z' }

test.each<[string, Partial<RoadshowDetail>, string]>([
  ['R327 open', { can_register: true, permissioned: true }, 'register'],
  ['R328 outside the subscription', { can_register: true, permissioned: false }, 'request'],
  ['R326 registered for elsewhere', { can_register: true, meeting_url: 'https://meet.example/1' }, 'link'],
  ['R325 registered', { has_requested_slot: true, permissioned: true }, 'registered'],
  ['R328 requested', { has_requested_slot: true, permissioned: false, can_register: true }, 'requested'],
  [
    'extras: registered before the subscription was reduced',
    { has_requested_slot: true, registration_kind: 'register', permissioned: false },
    'registered',
  ],
  ['R322 closed', { can_register: false, permissioned: true }, 'closed'],
  ['R323 locked', { can_register: false, permissioned: false }, 'locked'],
  ['extras: cancelled', { cancelled: true, has_requested_slot: true }, 'cancelled'],
  ['extras: going on', { start_date: '2026-11-05T11:00:00Z', can_register: true }, 'register'],
  ['extras: over', { end_date: '2026-11-05T11:59:59Z', can_register: true, has_requested_slot: true }, 'over'],
  ['extras: without an end and begun', { start_date: '2026-11-05T11:00:00Z', end_date: null }, 'over'],
  ['extras: without a date', { start_date: null, end_date: null, can_register: true }, 'register'],
])('%s', (_claim, event, kind) => {
  expect(getStanding({ ...toCome, ...event }, now).kind).toBe(kind)
})
