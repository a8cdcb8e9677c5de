/** How many urgent ones go ahead in a row while others wait. */
export const MOST_AHEAD = 8

type Release = () => void

/**
 * Lends one thing to one taker at a time: urgent ones first, else in the order they came. Between two takers the event loop has
 * a turn, so that requests are read meanwhile, and an urgent taker that comes again at once is not behind others.
 */
export class Turns {
  #isTaken = false
  #urgent: (() => void)[] = []
  #ordinary: (() => void)[] = []
  #ahead = 0

  /** Waits for its turn, which lasts until `Release` is called. */
  async take(isUrgent: boolean): Promise<Release> {
    if (this.#isTaken) {
      await new Promise<void>((begin) => (isUrgent ? this.#urgent : this.#ordinary).push(begin))
    }
    this.#isTaken = true
    return () => setImmediate(() => this.#passOn())
  }

  /** Waits until nobody has it and nobody waits. */
  async rest(): Promise<void> {
    while (this.#isTaken) {
      const release = await this.take(false)
      await new Promise<void>((resolve) => {
        release()
        setImmediate(resolve)
      })
    }
  }

  #passOn(): void {
    const isTurnOfOthers = this.#ahead >= MOST_AHEAD && this.#ordinary.length > 0
    const urgent = isTurnOfOthers ? undefined : this.#urgent.shift()
    this.#ahead = urgent && this.#ordinary.length > 0 ? this.#ahead + 1 : 0
    const next = urgent ?? this.#ordinary.shift()
    this.#isTaken = next !== undefined
    next?.()
  }
}
