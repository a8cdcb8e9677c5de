import { expect, test } from 'vitest'
import { findProblems, isFine } from '#entities/password/new-password.ts'

const good = { old: 'old', password: 'Str0ng!pass', repeated: 'Str0ng!pass' }

test('R068 R073 R082 two equal passwords that meet every rule are fine', () => {
  expect(isFine(findProblems(good, true))).toBe(true)
})

test('R073 R082 everything that is wrong is told at once, rules first, then that both are needed, then that they differ', () => {
  expect(findProblems({ ...good, password: '' }, false)).toEqual({
    old: false,
    rules: ['length', 'lowercase', 'uppercase', 'number', 'special'],
    repeated: ['unset', 'different'],
  })
  expect(findProblems({ ...good, repeated: '' }, false)).toMatchObject({ rules: [], repeated: ['unset', 'different'] })
  expect(findProblems({ ...good, repeated: 'other' }, false)).toMatchObject({ rules: [], repeated: ['different'] })
  expect(findProblems({ ...good, password: '', repeated: '' }, false)).toMatchObject({ repeated: ['unset'] })
})

test('R065 the old password is needed where it is asked for', () => {
  expect(findProblems({ ...good, old: '' }, true).old).toBe(true)
  expect(findProblems({ ...good, old: '' }, false).old).toBe(false)
})
