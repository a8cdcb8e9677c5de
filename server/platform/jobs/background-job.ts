/** Work that is repeated in the background. Runs never overlap. */
export type BackgroundJob = {
  /** Starts a run. A call during a run starts another one after it. */
  run(): void
  /** Waits for the current run and starts no more. */
  close(): Promise<void>
}

/** Milliseconds between runs without a call: for work that failed or that another process has left. */
const PAUSE = 60_000

/** Repeats `work`, which should stop when `isClosing()` is true; `onFailure` gets its errors. */
export function startBackgroundJob(
  work: (isClosing: () => boolean) => Promise<void>,
  onFailure: (error: unknown) => void,
): BackgroundJob {
  let [closed, wanted] = [false, false]
  let current: Promise<void> | undefined
  const run = () => {
    wanted = true
    if (closed || current) return
    wanted = false
    current = work(() => closed)
      .catch(onFailure)
      .finally(() => {
        current = undefined
        if (wanted) run()
      })
  }
  const timer = setInterval(run, PAUSE)
  timer.unref()
  return {
    run,
    close: async () => {
      closed = true
      clearInterval(timer)
      await current
    },
  }
}
