import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { shiftDay, toLocalDay } from '#lib/format/days.ts'
import { findProblem, getBounds, sameRange, toDate, weekStart } from '#ui/date-range/date-range-rules.ts'

const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

const zones = ['America/Los_Angeles', 'Pacific/Auckland', 'America/Sao_Paulo', 'Pacific/Apia', 'UTC']
const day = fc.integer({ min: 0, max: 60_000 }).map((days) => shiftDay('1930-01-01', days))
/** Samoa went over the date line that night and never had it. */
const skipped = '2011-12-30'
const dayOrNone = fc.oneof(day, fc.constant(''))
const disabled = fc.constantFrom('past' as const, 'future' as const, undefined)
const open = { first: '', last: '' }

test.each(zones)('C57 a day stays the same calendar day in %s, across every clock change', (name) => {
  process.env.TZ = name
  fc.assert(
    fc.property(
      day.filter((given) => name !== 'Pacific/Apia' || given !== skipped),
      (given) => void expect(toLocalDay(toDate(given))).toBe(given),
    ),
    { numRuns: 2000 },
  )
})

test('C57 the zones of these tests are really used', () => {
  process.env.TZ = 'America/Los_Angeles'
  expect(toDate('2026-03-08').getTimezoneOffset()).toBe(420)
  process.env.TZ = 'Pacific/Auckland'
  expect(toDate('2026-03-08').getTimezoneOffset()).toBe(-780)
})

test('R217 from cannot exceed to, and the reverse', () => {
  const range = { start: '2026-10-14', end: '2026-11-03' }
  expect(getBounds('start', range, undefined, '2026-11-21')).toEqual({ first: '', last: '2026-11-03' })
  expect(getBounds('end', range, undefined, '2026-11-21')).toEqual({ first: '2026-10-14', last: '' })
})

test('R217 past or future days can be disabled, and today is neither', () => {
  const none = { start: '', end: '' }
  for (const side of ['start', 'end'] as const) {
    expect(getBounds(side, none, 'past', '2026-11-21')).toEqual({ first: '2026-11-21', last: '' })
    expect(getBounds(side, none, 'future', '2026-11-21')).toEqual({ first: '', last: '2026-11-21' })
  }
})

test('R217 a day that may be chosen on one side never makes the range run backwards', () => {
  fc.assert(
    fc.property(dayOrNone, dayOrNone, disabled, day, day, (start, end, rule, today, given) => {
      for (const side of ['start', 'end'] as const) {
        if (findProblem(given, getBounds(side, { start, end }, rule, today))) continue
        const next = { start, end, [side]: given }
        expect(next.start === '' || next.end === '' || next.start <= next.end).toBe(true)
        if (rule === 'past') expect(given >= today).toBe(true)
        if (rule === 'future') expect(given <= today).toBe(true)
      }
    }),
  )
})

test.each([
  ['', undefined],
  ['2026-11-21', undefined],
  ['2024-02-29', undefined],
  ['2026-02-29', 'impossible'],
  ['2026-13-01', 'impossible'],
  ['2026-00-10', 'impossible'],
  ['0026-01-01', 'impossible'],
  ['2026-1-1', 'malformed'],
  ['21/11/2026', 'malformed'],
  ['tomorrow', 'malformed'],
])('C57 what was typed as "%s" is %s', (text, problem) => {
  expect(findProblem(text, open)).toBe(problem)
})

test('C57 every day of the calendar can be typed', () => {
  fc.assert(fc.property(day, (given) => void expect(findProblem(given, open)).toBeUndefined()))
})

test('R217 a typed day outside what may be chosen is refused', () => {
  const bounds = { first: '2026-10-14', last: '2026-11-03' }
  expect(findProblem('2026-10-13', bounds)).toBe('tooEarly')
  expect(findProblem('2026-10-14', bounds)).toBeUndefined()
  expect(findProblem('2026-11-03', bounds)).toBeUndefined()
  expect(findProblem('2026-11-04', bounds)).toBe('tooLate')
})

test.each([
  ['en-US', 0],
  ['en-GB', 1],
  ['de', 1],
  ['pt-BR', 0],
] as const)('R213 a week in %s begins with day %i', (locale, first) => {
  expect(weekStart(locale)).toBe(first)
})

test('R213 where the browser does not know the week, the region decides', () => {
  class Unknowing extends Intl.Locale {
    getWeekInfo = undefined
    get weekInfo() {
      return undefined
    }
  }
  vi.stubGlobal('Intl', Object.create(Intl, { Locale: { value: Unknowing } }))
  expect([weekStart('en-US'), weekStart('ja'), weekStart('fr-FR')]).toEqual([0, 0, 1])
})

test('R214 ranges are the same when their days and All Time are', () => {
  const range = { start: '2026-10-14', end: '2026-11-03', allTime: false }
  expect(sameRange(range, { ...range })).toBe(true)
  expect(sameRange(range, { ...range, end: '' })).toBe(false)
  expect(sameRange({ start: '', end: '', allTime: false }, { start: '', end: '', allTime: true })).toBe(false)
})
