import { record } from '#analytics/record.ts'

/** Milliseconds that a document must be visible to count as read. */
const READ = 30_000

/**
 * Records that a document was read, once it has been visible for 30 seconds in all: a page in a background tab is not read.
 */
export function recordReading(documentId: string, signal: AbortSignal): void {
  if (signal.aborted) return
  let [left, since] = [READ, 0]
  let timer: ReturnType<typeof setTimeout> | undefined

  const pause = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    left -= performance.now() - since
  }
  const end = () => {
    pause()
    document.removeEventListener('visibilitychange', follow)
  }
  const goOn = () => {
    since = performance.now()
    timer ??= setTimeout(() => {
      end()
      void record({ type: 'Document Read', documentId })
    }, left)
  }
  function follow() {
    if (document.visibilityState === 'visible') goOn()
    else pause()
  }

  document.addEventListener('visibilitychange', follow)
  signal.addEventListener('abort', end)
  follow()
}
