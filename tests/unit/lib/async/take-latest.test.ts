import { expect, test, vi } from 'vitest'
import { takeLatest } from '#lib/async/take-latest.ts'
import { deferred } from '../../../support/deferred.ts'

test('R153 trap 10: an older answer that arrives last is ignored', async () => {
  const { run } = takeLatest()
  const [slow, fast] = [deferred<string>(), deferred<string>()]
  const settle = vi.fn()
  const both = [run(() => slow.promise, settle), run(() => fast.promise, settle)]
  fast.resolve('new')
  slow.resolve('old')
  await Promise.all(both)
  expect(settle.mock.calls).toEqual([[{ status: 'fulfilled', value: 'new' }]])
})

test('R153 a newer run aborts the older one', () => {
  const { run } = takeLatest()
  const signals: AbortSignal[] = []
  const work = (signal: AbortSignal) => {
    signals.push(signal)
    return new Promise(() => {})
  }
  run(work, () => {})
  run(work, () => {})
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
})

test('R153 nothing is told after the end', async () => {
  const { run, stop } = takeLatest()
  const answer = deferred<string>()
  const settle = vi.fn()
  let given: AbortSignal | undefined
  const running = run((signal) => {
    given = signal
    return answer.promise
  }, settle)
  stop()
  answer.resolve('too late')
  await running
  expect(given?.aborted).toBe(true)
  expect(settle).not.toHaveBeenCalled()
})

test('a failure is an outcome as well', async () => {
  const settle = vi.fn()
  await takeLatest().run(() => Promise.reject(new Error('no')), settle)
  expect(settle.mock.calls).toEqual([[{ status: 'rejected', reason: new Error('no') }]])
})
