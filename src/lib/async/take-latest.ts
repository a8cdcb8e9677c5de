/** Runs one task at a time; a newer run supersedes the older one. */
export type TakeLatest = {
  /**
   * Starts `work` and aborts the previous run. `settle` is called only for the newest run. An answer that has already
   * arrived cannot be aborted, so the runs are compared too (R153).
   */
  run<T>(work: (signal: AbortSignal) => Promise<T>, settle: (outcome: PromiseSettledResult<T>) => void): Promise<void>
  /** Aborts the current run; its outcome is not reported. */
  stop(): void
}

export function takeLatest(): TakeLatest {
  let current: AbortController | undefined
  const begin = () => {
    current?.abort()
    current = new AbortController()
    return current
  }
  return {
    async run(work, settle) {
      const mine = begin()
      const [outcome] = await Promise.allSettled([work(mine.signal)])
      if (mine === current) settle(outcome)
    },
    stop() {
      current?.abort()
      current = undefined
    },
  }
}
