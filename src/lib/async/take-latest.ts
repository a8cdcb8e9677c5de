/** Runs one thing at a time; a newer run makes the older one stale. */
export type TakeLatest = {
  /**
   * Starts `work` and aborts the one under way. `settle` is called with its outcome only while it is still the newest:
   * an abort does not stop an answer that has already arrived, so the number is compared as well (R153).
   */
  run<T>(work: (signal: AbortSignal) => Promise<T>, settle: (outcome: PromiseSettledResult<T>) => void): Promise<void>
  /** Aborts the one under way; its outcome is never told. */
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
