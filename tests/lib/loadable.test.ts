import { expect, test } from 'vitest'
import { failed, ready } from '../../src/lib/loadable.ts'

test('what was fetched is ready', () => {
  expect(ready(3)).toEqual({ state: 'ready', value: 3 })
})

test('whatever was thrown becomes an error', () => {
  const error = new Error('no')
  expect(failed(error)).toEqual({ state: 'failed', error })
  expect(failed('no')).toEqual({ state: 'failed', error })
})
