import { afterEach, expect, test, vi } from 'vitest'
import { withLock } from '#lib/async/with-lock.ts'
import { held, json } from '../../../support/fake-api.ts'
import { fakeLocks } from '../../../support/fake-locks.ts'

afterEach(() => void vi.unstubAllGlobals())

test('R354 what has the same name waits for its turn', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks() })
  const first = held()
  const steps: string[] = []
  const one = withLock('list', async () => {
    await first.reply(new Request('https://api.example'))
    steps.push('one')
  })
  const two = withLock('list', async () => void steps.push('two'))
  await Promise.resolve()
  first.answer(json({}))
  await Promise.all([one, two])
  expect(steps).toEqual(['one', 'two'])
})

test('R354 without locks, or where a sandbox refuses them, it is done at once', async () => {
  vi.stubGlobal('navigator', {})
  expect(await withLock('list', async () => 'done')).toBe('done')
  const request = () => Promise.reject(new DOMException('The document is sandboxed.', 'SecurityError'))
  vi.stubGlobal('navigator', { locks: { request } })
  expect(await withLock('list', async () => 'done')).toBe('done')
})

test('R361 what fails in its turn fails once', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks() })
  const work = vi.fn(() => Promise.reject(new Error('Not today')))
  await expect(withLock('list', work)).rejects.toThrow('Not today')
  expect(work).toHaveBeenCalledOnce()
})
