// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { toEventCard } from '#entities/event/card/event.ts'

test('R403 an event without anything but its id is an empty card', () => {
  expect(toEventCard({ id: '7' }, 'en')).toEqual({
    id: '7',
    name: '',
    times: {
      words: '',
      start: '',
      yours: '',
      yourDays: '',
      theirs: '',
      spansDays: false,
      isSameDays: false,
      isSameClock: false,
    },
    type: undefined,
    locations: [],
    format: '',
    isCancelled: false,
    isPromoted: false,
    isRunning: false,
    isLocked: false,
    registration: { kind: 'none' },
    roadshow: { id: '7' },
  })
})

test.each([
  ['London;Zürich;São Paulo', ['London', 'Zürich', 'São Paulo']],
  [' London ; ;London;', ['London']],
  ['Paris, France', ['Paris, France']],
  [';', []],
  [null, []],
])('R318 the location %j is the list %j', (location, places) => {
  expect(toEventCard({ id: '1', location }, 'en').locations).toEqual(places)
})

const colourOf = (colour: string | null) =>
  toEventCard({ id: '1', type: { name: 'Dinner', colour } }, 'en').type?.colour

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
  expect(toEventCard({ id: '1', type: { colour: '#abc' } }, 'en').type).toBeUndefined()
  expect(toEventCard({ id: '1', type: null }, 'en').type).toBeUndefined()
})

test.each([
  [{ permissioned: true }, false],
  [{ permissioned: false }, true],
  [{ permissioned: null }, false],
  [{}, false],
])('R316 R323 of %j it is %s that the event is locked', (event, isLocked) => {
  expect(toEventCard({ id: '1', ...event }, 'en').isLocked).toBe(isLocked)
})
