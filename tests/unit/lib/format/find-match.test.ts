import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findMatch, findMatches, foldWithOrigins } from '#lib/format/find-match.ts'
import { foldText } from '#lib/format/fold-text.ts'

const matched = (text: string, term: string) => {
  const match = findMatch(text, term)
  return match && text.slice(...match)
}

test.each([
  ['Société Générale', 'gener', 'Génér'],
  ['Société Générale', 'GÉNÉR', 'Génér'],
  ['Socie\u0301te\u0301', 'societe', 'Socie\u0301te\u0301'],
  ['Ørsted', 'ors', 'Ørs'],
  ['Straße der Nation', 'strass', 'Straß'],
  ['Acme', '  acme ', 'Acme'],
  ['A+B (C)', '+b (', '+B ('],
])('R176 in %j the part that fits %j is %j', (text, term, part) => {
  expect(matched(text, term)).toBe(part)
})

test.each([
  ['Reinsurance and Insurance', 'ins', [16, 19]],
  ['Oil-Oilfield', 'oilf', [4, 8]],
  ['Reinsurance', 'ins', [2, 5]],
])('R176 in %j %j is found at the beginning of a word if it can be', (text, term, match) => {
  expect(findMatch(text, term)).toEqual(match)
})

test.each([
  ['Acme', 'xyz'],
  ['Acme', ''],
  ['Acme', '   '],
  ['', 'a'],
])('R176 %j holds nothing of %j', (text, term) => {
  expect(findMatch(text, term)).toBeUndefined()
})

test('R176 what is marked holds the term, whatever the letters', () => {
  const letters = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(letters, letters, letters, (before, term, after) => {
      const part = matched(before + term + after, term)
      fc.pre(foldText(term.trim()) !== '')
      if (part !== undefined) expect(foldText(part)).toContain(foldText(term.trim()))
    }),
  )
})

test.each([
  ['Génér et gener', 'GENER', ['Génér', 'gener']],
  ['aaaa', 'aa', ['aa', 'aa']],
  ['Straße', 's', ['S', 'ß']],
  ['net  debt', 'net debt', []],
  ['net debt', ' net   debt ', ['net debt']],
  ['any', ' ', []],
])('in %j all places of %j are %j', (text, term, found) => {
  expect(findMatches(foldWithOrigins(text), term).map((mark) => text.slice(...mark))).toEqual(found)
})
