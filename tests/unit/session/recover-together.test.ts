// @vitest-environment happy-dom
import { atom } from 'nanostores'
import { afterEach, expect, test, vi } from 'vitest'
import { recoverTogether } from '#session/recover-together.ts'

type State =
  | { state: 'failed'; error: { status?: number }; retrying: boolean }
  | { state: 'signed-out' | 'loading' | 'ready' }

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

const failed = (status?: number, retrying = false): State => ({
  state: 'failed',
  error: status === undefined ? {} : { status },
  retrying,
})

function part(start: State) {
  const $state = atom<State>(start)
  const retry = vi.fn()
  const stop = recoverTogether($state, retry)
  stops.push(stop)
  return { $state, retry, stop }
}

test('what had failed is tried again once another part has recovered', () => {
  const [first, second] = [part(failed(503)), part(failed())]
  first.$state.set(failed(503, true))
  expect(second.retry).not.toHaveBeenCalled()
  first.$state.set({ state: 'ready' })
  expect(second.retry).toHaveBeenCalledOnce()
  expect(first.retry).not.toHaveBeenCalled()
})

test('a part that loads without a failure before tells nothing', () => {
  const [first, second] = [part({ state: 'loading' }), part(failed(500))]
  first.$state.set({ state: 'ready' })
  expect(second.retry).not.toHaveBeenCalled()
})

test.each([400, 401, 403, 404, 429])('an answer of %d stays, since the request was refused', (status) => {
  const [first, second] = [part(failed(500)), part(failed(status))]
  first.$state.set({ state: 'ready' })
  expect(second.retry).not.toHaveBeenCalled()
})

test('what is being tried again is not tried twice', () => {
  const [first, second] = [part(failed(500)), part(failed(500, true))]
  first.$state.set({ state: 'ready' })
  expect(second.retry).not.toHaveBeenCalled()
})

test('a part that has been removed is not tried again', () => {
  const [first, second] = [part(failed(500)), part(failed(500))]
  second.stop()
  first.$state.set({ state: 'ready' })
  expect(second.retry).not.toHaveBeenCalled()
})

test('parts that keep failing do not try each other for ever', () => {
  const [first, second] = [part(failed(500)), part(failed(500))]
  second.retry.mockImplementation(() => {
    second.$state.set(failed(500, true))
    second.$state.set(failed(500))
  })
  first.$state.set({ state: 'ready' })
  expect(second.retry).toHaveBeenCalledOnce()
})

test('everything is tried again when the network is back', () => {
  const [first, second] = [part(failed()), part(failed(502))]
  dispatchEvent(new Event('online'))
  expect(first.retry).toHaveBeenCalledOnce()
  expect(second.retry).toHaveBeenCalledOnce()
})
