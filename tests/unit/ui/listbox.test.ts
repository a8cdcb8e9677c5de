import { expect, test } from 'vitest'
import { stepFrom } from '#ui/listbox/use-listbox.ts'

test('arrows go round, and begin at either end', () => {
  const keys = ['a', 'b', 'c']
  expect(stepFrom(keys, 'a', 1)).toBe('b')
  expect(stepFrom(keys, 'c', 1)).toBe('a')
  expect(stepFrom(keys, 'a', -1)).toBe('c')
  expect(stepFrom(keys, undefined, 1)).toBe('a')
  expect(stepFrom(keys, 'gone', -1)).toBe('c')
  expect(stepFrom([], undefined, 1)).toBeUndefined()
})
