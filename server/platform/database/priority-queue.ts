import { NO_CONNECTION } from './failures.ts'

/** Urgent takers in a row after which a waiting taker that is not urgent gets the place. */
export const MOST_AHEAD = 8

type Release = () => void

/** A semaphore with two priorities: urgent takers first, otherwise in order of arrival. */
export class PriorityQueue {
  #free: number
  /** Free places that takers without priority may use. */
  #open: number
  #urgent: Release[] = []
  #others: Release[] = []
  #ahead = 0

  /** `kept` of the places are reserved for urgent takers. */
  constructor(places = 1, kept = 0) {
    this.#free = places
    this.#open = places - kept
  }

  get waiting(): number {
    return this.#urgent.length + this.#others.length
  }

  /**
   * Waits for a place, which is taken until `Release` is called, once.
   * @throws Error when there was none within `timeout` milliseconds; 0 sets no limit
   */
  async take(isUrgent: boolean, timeout = 0): Promise<Release> {
    if (this.#free > 0 && (isUrgent || this.#open > 0)) this.#give(isUrgent)
    else await this.#wait(isUrgent ? this.#urgent : this.#others, timeout)
    return () => this.#takeBack(isUrgent)
  }

  /** With a single place: waits until it is free and the queue is empty. */
  async rest(): Promise<void> {
    while (this.#free === 0) (await this.take(false))()
  }

  #wait(queue: Release[], timeout: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const give = () => {
        clearTimeout(timer)
        resolve()
      }
      const giveUp = () => {
        queue.splice(queue.indexOf(give), 1)
        reject(new Error(NO_CONNECTION))
      }
      const timer = timeout > 0 ? setTimeout(giveUp, timeout) : undefined
      queue.push(give)
    })
  }

  #give(isUrgent: boolean): void {
    this.#free--
    if (!isUrgent) this.#open--
  }

  #takeBack(wasUrgent: boolean): void {
    this.#free++
    if (!wasUrgent) this.#open++
    const mayOthers = this.#others.length > 0 && this.#open > 0
    const isUrgent = this.#urgent.length > 0 && !(mayOthers && this.#ahead >= MOST_AHEAD)
    this.#ahead = isUrgent && mayOthers ? this.#ahead + 1 : 0
    if (!isUrgent && !mayOthers) return
    this.#give(isUrgent)
    const next = isUrgent ? this.#urgent.shift() : this.#others.shift()
    next?.()
  }
}
