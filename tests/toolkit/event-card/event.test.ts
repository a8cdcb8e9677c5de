// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { configure } from '../../../src/config/configure.ts'
import { defaults } from '../../../src/config/settings.ts'
import { eventOf } from '../../../src/toolkit/event-card/event.ts'

afterEach(() => configure({ locale: defaults.locale }))

test('R403 an event without anything but its id is an empty card', () => {
  expect(eventOf({ id: '7' })).toEqual({
    id: '7',
    name: '',
    dates: '',
    start: '',
    type: undefined,
    locations: [],
    format: '',
    isPromoted: false,
    isLocked: false,
    isRequested: false,
  })
})

test.each([
  [{ daterange: ' November 23 – 24, 2026 ', start_date: '2026-11-23T09:00:00Z' }, 'November 23 – 24, 2026'],
  [{ start_date: '2026-11-23', end_date: '2026-11-24' }, 'November 23, 2026 – November 24, 2026'],
  [{ daterange: '', start_date: '2026-11-23', end_date: '2026-11-23' }, 'November 23, 2026'],
  [{ start_date: '2026-11-23', end_date: null }, 'November 23, 2026'],
  [{ start_date: null, end_date: '2026-11-24' }, 'November 24, 2026'],
  [{ start_date: 'soon', end_date: '2026-11-24' }, 'November 24, 2026'],
  [{ start_date: 'soon' }, ''],
])('R403 R405 the dates of %j read "%s"', (dates, words) => {
  expect(eventOf({ id: '1', ...dates }).dates).toBe(words)
})

test('R405 the dates follow the locale', () => {
  configure({ locale: 'de-DE' })
  expect(eventOf({ id: '1', start_date: '2026-11-23' }).dates).toBe('23. November 2026')
})

test.each([
  ['London;Zürich;São Paulo', ['London', 'Zürich', 'São Paulo']],
  [' London ; ;London;', ['London']],
  ['Paris, France', ['Paris, France']],
  [';', []],
  [null, []],
])('R318 the location %j is the list %j', (location, places) => {
  expect(eventOf({ id: '1', location }).locations).toEqual(places)
})

const colourOf = (colour: string | null) => eventOf({ id: '1', type: { name: 'Dinner', colour } }).type?.colour

test.each(['#abc', '#8a2c3e', '#8a2c3eff', '#ABCD', 'rgb(1, 2, 3)', 'rgb(0 0 0 / 50%)', 'rgba(1,2,3,.5)', 'Teal'])(
  'R317 the type has the colour %s',
  (colour) => {
    expect(colourOf(` ${colour} `)).toBe(colour)
  },
)

test.each([
  null,
  '',
  '#ab',
  '#abcde',
  'red; background: url(x)',
  'url(https://evil.example)',
  'var(--research-text)',
  'expression(alert(1))',
  'rgb(var(--x))',
  'inherit',
  'Transparent',
  'currentColor',
])('R317 embedding 5: %j is no colour, the dot stays grey', (colour) => {
  expect(colourOf(colour)).toBeUndefined()
})

test('R317 a type without a name is not shown', () => {
  expect(eventOf({ id: '1', type: { colour: '#abc' } }).type).toBeUndefined()
  expect(eventOf({ id: '1', type: null }).type).toBeUndefined()
})

test.each([
  [
    { permissioned: true, has_requested_slot: true },
    { isLocked: false, isRequested: true },
  ],
  [{ has_requested_slot: true }, { isLocked: false, isRequested: true }],
  [
    { permissioned: false, has_requested_slot: true },
    { isLocked: true, isRequested: false },
  ],
  [
    { permissioned: true, has_requested_slot: null },
    { isLocked: false, isRequested: false },
  ],
])('R325 C68 what the reader may do with %j is %j', (event, access) => {
  expect(eventOf({ id: '1', ...event })).toMatchObject(access)
})
