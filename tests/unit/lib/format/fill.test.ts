import { expect, test } from 'vitest'
import { fill } from '#lib/format/fill.ts'

test('fills each name, as often as it stands', () => {
  expect(fill('{n} of {total}, {n}', { n: 3, total: 'nine' })).toBe('3 of nine, 3')
})

test('leaves an unknown name and fills nothing within what was filled in', () => {
  expect(fill('{title} {other}', { title: '{other}' })).toBe('{other} {other}')
})
