import { atom, type ReadableAtom } from 'nanostores'
import { shared } from '#lib/dom/runtime.ts'

type Failed = { state: 'failed'; error: { status?: number | undefined; code?: string | undefined }; retrying: boolean }
type Loadable = Failed | { state: 'signed-out' | 'loading' | 'ready' }

/** What could not be loaded, though nothing was wrong with the request, by its retry. */
const waiting = shared('session.recovery', () => new Map<() => void, Failed>())
/** The same, to follow. */
export const $unanswered = shared('session.unanswered', () => atom<readonly Failed[]>([]))
/** Whether the page says once what is wrong for all that the server could not answer. */
export const $isOutageTold = shared('session.outage-told', () => atom(false))

/** Whether the server is the cause: it cannot be reached, or has failed. */
export const isUnanswered = ({ status = 500 }: Failed['error']): boolean => status >= 500

/** Loads everything again that the server could not answer. */
export const retryAll = shared('session.retry-all', () => () => {
  for (const [retry, { retrying }] of [...waiting]) if (!retrying) retry()
})

function wait(retry: () => void, failed: Failed) {
  waiting.set(retry, failed)
  $unanswered.set([...waiting.values()])
  addEventListener('online', retryAll)
}

function stopWaiting(retry: () => void) {
  if (!waiting.delete(retry)) return
  $unanswered.set([...waiting.values()])
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
      hasFailed = true
      if (isUnanswered(shown.error)) wait(retry, shown)
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
