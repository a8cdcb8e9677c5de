import { expect, test } from 'vitest'
import { isSame } from '#ui/table/table.tsx'

test.each([
  [{ id: 'a', price: null }, { price: null, id: 'a' }, true],
  [{ tags: ['Oil', { id: 1 }] }, { tags: ['Oil', { id: 1 }] }, true],
  [{ file: new URL('https://a.example/m.xlsx') }, { file: new URL('https://a.example/m.xlsx') }, true],
  [{ file: new URL('https://a.example/m.xlsx') }, { file: new URL('https://a.example/n.xlsx') }, false],
  [Number.NaN, Number.NaN, true],
  [{ price: 1 }, { price: '1' }, false],
  [{ price: null }, { price: undefined }, false],
  [{ price: undefined }, {}, false],
  [{ price: undefined }, { rating: undefined }, false],
  [['Oil', 'Gas'], ['Gas', 'Oil'], false],
  [[], {}, false],
  [new Date(0), new Date(0), false],
])('%j and %j say the same: %s', (a, b, expected) => {
  expect(isSame(a, b)).toBe(expected)
  expect(isSame(b, a)).toBe(expected)
})
