import type { ReadableAtom } from 'nanostores'
import { shared } from '#lib/dom/runtime.ts'

type Loadable =
  | { state: 'failed'; error: { status?: number | undefined }; retrying: boolean }
  | { state: 'signed-out' | 'loading' | 'ready' }

/** The retries of what could not be loaded, though nothing was wrong with the request. */
const waiting = shared('session.recovery', () => new Set<() => void>())

const retryAll = shared('session.retry-all', () => () => {
  for (const retry of [...waiting]) retry()
})

function wait(retry: () => void) {
  waiting.add(retry)
  addEventListener('online', retryAll)
}

function stopWaiting(retry: () => void) {
  waiting.delete(retry)
  if (waiting.size === 0) removeEventListener('online', retryAll)
}

/**
 * After an outage one press on “Try again” loads everything on the page that had failed, and so does the network once it is back.
 * What the API refused stays as it is. Returns a function that stops it.
 */
export function recoverTogether($state: ReadableAtom<Loadable>, retry: () => void): () => void {
  let hasFailed = false
  const stop = $state.subscribe((shown) => {
    if (shown.state === 'failed') {
      const { status = 500 } = shown.error
      hasFailed = true
      if (status >= 500 && !shown.retrying) wait(retry)
      else stopWaiting(retry)
      return
    }
    stopWaiting(retry)
    if (shown.state !== 'ready') return
    const isRecovered = hasFailed
    hasFailed = false
    if (isRecovered) retryAll()
  })
  return () => {
    stop()
    stopWaiting(retry)
  }
}
