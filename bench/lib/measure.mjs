// @ts-check
import { readdir, readFile } from 'node:fs/promises'

/** @typedef {{ p50: number, p95: number, p99: number, max: number }} Figures milliseconds */

const WARM_UP = 5

/**
 * The times of a call that is made one after the other.
 * @param {(index: number) => Promise<unknown>} call
 * @param {number} runs
 * @param {() => number | Promise<number>} [now] milliseconds
 * @returns {Promise<Figures>}
 */
export async function measure(call, runs, now = () => performance.now()) {
  for (let index = 0; index < WARM_UP; index++) await call(index)
  /** @type {number[]} */
  const times = []
  for (let index = 0; index < runs; index++) {
    const start = await now()
    await call(WARM_UP + index)
    times.push((await now()) - start)
  }
  return figuresOf(times)
}

/**
 * A clock of the processor time of all threads of a process.
 * @param {string} pid
 */
export const processorTime = (pid) => async () => {
  const threads = await readdir(`/proc/${pid}/task`)
  const times = await Promise.all(
    threads.map(async (thread) => {
      // A thread that has ended meanwhile counts nothing.
      const text = await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0')
      return Number(text.split(' ')[0])
    }),
  )
  return times.reduce((sum, time) => sum + time, 0) / 1e6
}

/** @param {readonly number[]} times @returns {Figures} */
export function figuresOf(times) {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (/** @type {number} */ share) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}
