// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { getRegistration } from '#entities/event/registration/registration.ts'

const meeting_url = 'https://meet.example/7'

test.each([
  ['R325', { permissioned: true, has_requested_slot: true, can_register: true, meeting_url }, { kind: 'requested' }],
  ['R325', { permissioned: true, has_requested_slot: true }, { kind: 'none' }],
  ['R325', { has_requested_slot: true, can_register: true }, { kind: 'requested' }],
  ['R326', { permissioned: true, can_register: true, meeting_url }, { kind: 'link', href: meeting_url }],
  ['R327', { permissioned: true, can_register: true }, { kind: 'register' }],
  [
    'R327',
    { permissioned: true, can_register: true, has_requested_slot: false, meeting_url: '' },
    { kind: 'register' },
  ],
  ['R327', { can_register: true }, { kind: 'register' }],
  ['R328', { permissioned: false, can_register: true }, { kind: 'request' }],
  ['R328', { permissioned: false, can_register: true, has_requested_slot: true, meeting_url }, { kind: 'request' }],
  ['R322', { permissioned: true, can_register: false }, { kind: 'none' }],
  ['R322', { permissioned: true, can_register: false, has_requested_slot: true }, { kind: 'none' }],
  ['R322', { permissioned: true, can_register: null, meeting_url }, { kind: 'none' }],
  ['R322', { permissioned: false, can_register: false }, { kind: 'none' }],
  ['R322', {}, { kind: 'none' }],
])('%s C68 of %j a reader can: %j', (_, event, registration) => {
  expect(getRegistration(event)).toEqual(registration)
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'https://ada:secret@meet.example', 'https://'])(
  'R326 embedding 6: %s leads nowhere, the event takes registrations here',
  (address) => {
    expect(getRegistration({ permissioned: true, can_register: true, meeting_url: address })).toEqual({
      kind: 'register',
    })
  },
)
