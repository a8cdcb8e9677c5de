// @ts-check

/** @typedef {{ p50: number, p95: number, p99: number, max: number }} Figures milliseconds */

const WARM_UP = 5

/**
 * The times of a call that is made one after the other.
 * @param {(index: number) => Promise<unknown>} call
 * @param {number} runs
 * @returns {Promise<Figures>}
 */
export async function measure(call, runs) {
  for (let index = 0; index < WARM_UP; index++) await call(index)
  /** @type {number[]} */
  const times = []
  for (let index = 0; index < runs; index++) {
    const start = performance.now()
    await call(WARM_UP + index)
    times.push(performance.now() - start)
  }
  return figuresOf(times)
}

/** @param {readonly number[]} times @returns {Figures} */
export function figuresOf(times) {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (/** @type {number} */ share) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}
