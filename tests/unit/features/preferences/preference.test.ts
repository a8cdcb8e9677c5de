import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { InterestRecord } from '#contract/preference.ts'
import {
  isComplete,
  isRelevant,
  isSame,
  type Preference,
  toPreference,
  toRecord,
} from '#features/preferences/preference.ts'
import { interestCategories } from '#lib/format/interest-records.ts'

/** Texts of every script, and of whatever has a meaning in the joined values or in an object. */
const hostile = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1 }),
  fc.string({ unit: fc.constantFrom('%', ';', '3', 'B', 'b', '2', '5', '"', "'", '\\', ' '), minLength: 1 }),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    '%3B',
    '%253B',
    ';;',
    '研究',
    '日本;韓国',
    '👩🏽‍🔬',
    '"; DROP',
    'null',
  ),
)
const values = fc.uniqueArray(hostile, { minLength: 1, maxLength: 6 })
const preference: fc.Arbitrary<Preference> = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...interestCategories), values), { selector: ([category]) => category })
  .map((chosen) => Object.fromEntries(chosen))
const others = fc
  .uniqueArray(fc.tuple(hostile, fc.string()), { selector: ([key]) => key, maxLength: 4 })
  .map((pairs) => Object.fromEntries(pairs.filter(([key]) => !interestCategories.some((category) => category === key))))

/** As it comes back from the API. */
const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value))

test('R358 any list of preferences comes back from the semicolon form as it went in', () => {
  fc.assert(
    fc.property(fc.array(preference, { maxLength: 5 }), (list) => {
      expect(overTheWire(list.map((each) => toRecord(each))).map(toPreference)).toEqual(list)
    }),
  )
})

test('R362 C73 what else stood in a record stays when its preference changes', () => {
  fc.assert(
    fc.property(preference, preference, others, (before, after, rest) => {
      const record = overTheWire(toRecord(after, overTheWire({ ...toRecord(before), ...rest })))
      expect(toPreference(record)).toEqual(after)
      for (const key of Object.keys(rest)) expect(Object.getOwnPropertyDescriptor(record, key)?.value).toBe(rest[key])
      expect(Object.keys(record)).toHaveLength(Object.keys(after).length + Object.keys(rest).length)
    }),
  )
})

test('R358 a key that looks like a part of every object stays a key', () => {
  const before = JSON.parse('{"__proto__":"x","constructor":"y","Region":"Europe"}')
  const after = JSON.stringify(toRecord({ Region: ['Asia'] }, before))
  expect(after).toBe('{"Region":"Asia","__proto__":"x","constructor":"y"}')
})

test('R358 values are told once, and a record with values of other kinds has none', () => {
  expect(toPreference({ Region: 'Asia;;Asia;Europe' })).toEqual({ Region: ['Asia', 'Europe'] })
  expect(toPreference(JSON.parse('{"Region":5,"Sector":null,"Country":["x"]}'))).toEqual({})
})

test('R350 a preference needs a region and a sector', () => {
  expect(isComplete({ Region: ['Asia'] })).toBe(false)
  expect(isComplete({ Sector: ['Energy'], Country: ['Japan'] })).toBe(false)
  expect(isComplete({ Region: [], Sector: ['Energy'] })).toBe(false)
  expect(isComplete({ Region: ['Asia'], Sector: ['Energy'] })).toBe(true)
})

test('R370 the order in which values were chosen makes no other preference', () => {
  expect(isSame({ Region: ['Asia', 'Europe'] }, { Region: ['Europe', 'Asia'], Sector: [] })).toBe(true)
  expect(isSame({ Region: ['Asia'] }, { Region: ['Asia', 'Europe'] })).toBe(false)
  expect(isSame({ Region: ['Asia'] }, { Country: ['Asia'] })).toBe(false)
})

const none = Object.fromEntries(interestCategories.map((category) => [category, '']))

test.each([
  ['seven empty categories', none],
  ['one empty category', { Region: '' }],
  ['categories that are null', { Region: null, Sector: null }],
  ['no category, as it is stored', {}],
  ['an empty category beside another key', { Sector: '', Note: 'x' }],
])('R212 R344 R358 a record with %s is a preference for all research', (_, record) => {
  expect(isRelevant(record, ['Language'])).toBe(true)
  expect(toPreference(record as InterestRecord)).toEqual({})
})

test.each([[null], ['Region'], [7], [[]], [{ Channel: 'post' }]])('C73 %j is no preference', (record) => {
  expect(isRelevant(record, [])).toBe(false)
})

test('R362 C73 records with an irrelevant key, or without a category, are none of the preferences', () => {
  expect(isRelevant({ Region: 'Asia' }, ['Language'])).toBe(true)
  expect(isRelevant({ Region: 'Asia', Language: '' }, ['Language'])).toBe(false)
  expect(isRelevant({ Language: 'en' }, [])).toBe(false)
  expect(isRelevant({ Region: 'Asia' }, ['toString', 'constructor'])).toBe(true)
})
