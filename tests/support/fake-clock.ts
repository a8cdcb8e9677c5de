import { vi } from 'vitest'

/** Time that passes only when a test says so, the time limits of signals included. */
export function fakeClock() {
  vi.useFakeTimers()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const limit = new AbortController()
    setTimeout(() => limit.abort(new DOMException('The time is over.', 'TimeoutError')), milliseconds)
    return limit.signal
  })
  return { pass: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds) }
}
