/** Work in the background that is done in rounds, never two at a time. */
export type Rounds = {
  /** Begins a round; a call meanwhile leads to another one after it. */
  begin(): void
  /** Waits for the round under way and begins none. */
  close(): Promise<void>
}

/** How often there is a round that nobody asked for: for what failed, or what another process has left. */
const PAUSE = 60_000

/** Repeats `work`, which is told when it is to come to an end; `onFailure` gets what it threw. */
export function openRounds(
  work: (isClosing: () => boolean) => Promise<void>,
  onFailure: (error: unknown) => void,
): Rounds {
  let [closed, wanted] = [false, false]
  let round: Promise<void> | undefined
  const begin = () => {
    wanted = true
    if (closed || round) return
    wanted = false
    round = work(() => closed)
      .catch(onFailure)
      .finally(() => {
        round = undefined
        if (wanted) begin()
      })
  }
  const timer = setInterval(begin, PAUSE)
  timer.unref()
  return {
    begin,
    close: async () => {
      closed = true
      clearInterval(timer)
      await round
    },
  }
}
