import { expect, test, vi } from 'vitest'
import { createSubmission } from '#entities/password/submission.ts'

function submission() {
  const [onFailure, onDone] = [vi.fn(), vi.fn()]
  return { ...createSubmission(String, onFailure), onFailure, onDone }
}

test('R066 R087 a second submit while one is under way does nothing', async () => {
  const { $state, send, onDone } = submission()
  const work = vi.fn(async () => {})
  await Promise.all([send(work, onDone), send(work, onDone)])
  expect(work).toHaveBeenCalledOnce()
  expect(onDone).toHaveBeenCalledOnce()
  expect($state.get()).toEqual({ state: 'done' })
})

test('R075 R086 a failure is shown and told, and the form can be sent again', async () => {
  const { $state, send, onDone, onFailure } = submission()
  const failure = new Error('no')
  await send(() => Promise.reject(failure), onDone)
  expect($state.get()).toEqual({ state: 'failed', failure: 'Error: no' })
  expect(onFailure.mock.calls).toEqual([[failure]])
  await send(async () => {}, onDone)
  expect(onDone).toHaveBeenCalledOnce()
})

test.each([
  ['success is told as one of a form that was left', () => Promise.resolve('result'), [[true, 'result']]],
  ['failure does nothing', () => Promise.reject(new Error('no')), []],
])('R074 R084 what comes after leaving: %s', async (_, work, told) => {
  const { $state, send, abandon, onDone, onFailure } = submission()
  const sent = send(work, onDone)
  abandon()
  await sent
  expect($state.get()).toEqual({ state: 'idle' })
  expect(onDone.mock.calls).toEqual(told)
  expect(onFailure).not.toHaveBeenCalled()
})
