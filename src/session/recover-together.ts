import { atom, type ReadableAtom } from 'nanostores'
import { shared } from '#lib/dom/runtime.ts'

type Failed = {
  state: 'failed'
  error: { status?: number | undefined; code?: string | undefined }
  retrying: boolean
}
type Loadable = Failed | { state: 'signed-out' | 'loading' | 'ready' }

/** What could not be loaded, though nothing was wrong with the request. */
export const $unanswered = shared('session.unanswered', () => atom<readonly (Failed & { retry: () => void })[]>([]))
/** Whether the page says once what is wrong for all that the server could not answer. */
export const $isOutageTold = shared('session.outage-told', () => atom(false))

/** Whether the server is the cause: it cannot be reached, or has failed. */
export const isUnanswered = ({ status = 500 }: Failed['error']): boolean => status >= 500

/** Loads everything again that the server could not answer. */
export const retryAll = shared('session.retry-all', () => () => {
  for (const { retry, retrying } of $unanswered.get()) if (!retrying) retry()
})

/** Notes a failure by its retry, or that there is none any more. */
function note(retry: () => void, failed?: Failed) {
  const waiting = $unanswered.get().filter((each) => each.retry !== retry)
  if (failed) waiting.push({ ...failed, retry })
  $unanswered.set(waiting)
  globalThis[waiting.length > 0 ? 'addEventListener' : 'removeEventListener']('online', retryAll)
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
      note(retry, isUnanswered(shown.error) ? shown : undefined)
      return
    }
    note(retry)
    if (shown.state !== 'ready') return
    const isRecovered = hasFailed
    hasFailed = false
    if (isRecovered) retryAll()
  })
  return () => {
    stop()
    note(retry)
  }
}
