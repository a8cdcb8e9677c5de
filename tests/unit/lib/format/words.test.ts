import { expect, test } from 'vitest'
import { toLines, toRecords, toText } from '#lib/format/words.ts'

test.each([
  [' Acme ', 'Acme'],
  [5, '5'],
  [null, ''],
  [undefined, ''],
  [{}, ''],
  [['a'], ''],
  [true, ''],
])('%j is the text "%s"', (value, words) => {
  expect(toText(value)).toBe(words)
})

test.each([
  [
    ['a', ' a', '', null, 2, {}],
    ['a', '2'],
  ],
  ['one', ['one']],
  [null, []],
  [{ a: 1 }, []],
])('%j has the lines %j', (value, lines) => {
  expect(toLines(value)).toEqual(lines)
})

test('what is no record is left out, and what is no list has none', () => {
  expect(toRecords([{ id: '1' }, null, undefined, ...JSON.parse('["x", 1]')])).toEqual([{ id: '1' }])
  expect(toRecords(null)).toEqual([])
  expect(toRecords(JSON.parse('"text"'))).toEqual([])
})
