import { expect, test } from 'vitest'
import { unmetRules } from '#lib/format/password-rules.ts'

test('R068 R069 R070 R071 R072 all unmet rules are told together, in their order', () => {
  expect(unmetRules('')).toEqual(['length', 'lowercase', 'uppercase', 'number', 'special'])
  expect(unmetRules('Aa1!Aa1!')).toEqual([])
})

test.each([
  ['length', 'Aa1!Aa1'],
  ['lowercase', 'AAAA111!'],
  ['uppercase', 'aaaa111!'],
  ['number', 'AAAAaaa!'],
  ['special', 'AAAAaaa1'],
] as const)('R068 R069 R070 R071 R072 a password that lacks only %s is told only that', (rule, password) => {
  expect(unmetRules(password)).toEqual([rule])
})

test('R069 R070 R071 letters and digits of every script count', () => {
  expect(unmetRules('ЖжÑñ٣٤?ß')).toEqual([])
})

test('R072 a letter, a mark, a digit or white space of any script is not special', () => {
  expect(unmetRules('Aa1 aaaa中文\u00a0e\u0301٣')).toEqual(['special'])
  for (const special of ['!', '_', '€', '–', '😀']) expect(unmetRules(`Aa1aaaaa${special}`)).toEqual([])
})

test('R068 a character is counted once, however many code units it takes', () => {
  expect(unmetRules('Aa1😀😀😀😀')).toEqual(['length'])
})
