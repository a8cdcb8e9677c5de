import { expect, test } from 'vitest'
import { linesIn, recordsIn, wordsIn } from '#lib/format/words.ts'

test.each([
  [' Acme ', 'Acme'],
  [5, '5'],
  [null, ''],
  [undefined, ''],
  [{}, ''],
  [['a'], ''],
  [true, ''],
])('%j is the text "%s"', (value, words) => {
  expect(wordsIn(value)).toBe(words)
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
  expect(linesIn(value)).toEqual(lines)
})

test('what is no record is left out, and what is no list has none', () => {
  expect(recordsIn([{ id: '1' }, null, undefined, ...JSON.parse('["x", 1]')])).toEqual([{ id: '1' }])
  expect(recordsIn(null)).toEqual([])
  expect(recordsIn(JSON.parse('"text"'))).toEqual([])
})
