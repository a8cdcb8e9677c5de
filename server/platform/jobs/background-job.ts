/** Work in the background that is done in rounds, never two at a time. */
export type BackgroundJob = {
  /** Begins a round; a call meanwhile leads to another one after it. */
  run(): void
  /** Waits for the round under way and begins none. */
  close(): Promise<void>
}

/** How often there is a round that nobody asked for: for what failed, or what another process has left. */
const PAUSE = 60_000

/** Repeats `work`, which is told when it is to come to an end; `onFailure` gets what it threw. */
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
