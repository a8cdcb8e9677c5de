import { expect, test } from 'vitest'
import { shorten } from '#search/box/search-chip.tsx'

test('R184 R411 trap 3: keeps a term of 15 characters whole', () => {
  expect(shorten('semiconductors!')).toBe('semiconductors!')
})

test('R184 R411 trap 3: cuts a term of 16 characters to 12 and two dots', () => {
  expect(shorten('semiconductors!!')).toBe('semiconducto..')
})

test('R184 C52 counts what a reader sees as one character', () => {
  const family = '👩‍👩‍👧‍👦'
  expect(shorten(family.repeat(15))).toBe(family.repeat(15))
  expect(shorten(family.repeat(16))).toBe(`${family.repeat(12)}..`)
})

test('R184 C52 never parts a letter from its accent', () => {
  expect(shorten('e\u0301'.repeat(16))).toBe(`${'e\u0301'.repeat(12)}..`)
})
