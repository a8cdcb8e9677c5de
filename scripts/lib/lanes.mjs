// @ts-check
import { availableParallelism } from 'node:os'

/**
 * What decides when a step may start.
 * @typedef {object} Planned
 * @property {string} name
 * @property {number} [cores] how many cores it keeps busy; 1 unless said
 * @property {string[]} [needs] names of the steps that have to end first; a step that does not run at all is not waited for
 */

/** Measured with two lanes. More lanes would still share one database, one build and one browser. */
const MAX_LANES = 2

export const lanes = Math.min(MAX_LANES, availableParallelism())

/**
 * The next step to start: the first one in the list whose needs are met and whose cores are free. A step that wants more cores than
 * there are gets all of them. A step that waits for cores is overtaken only by steps before it in the list or by narrower ones.
 * @template {Planned} S
 * @param {readonly S[]} waiting in the order in which they should run
 * @param {readonly Planned[]} running
 * @param {number} capacity number of lanes
 * @returns {S | undefined}
 */
export function nextStep(waiting, running, capacity) {
  const width = (/** @type {Planned} */ { cores = 1 }) => Math.min(cores, capacity)
  const free = capacity - running.reduce((sum, step) => sum + width(step), 0)
  const open = new Set([...waiting, ...running].map(({ name }) => name))
  return waiting.find((step) => width(step) <= free && !(step.needs ?? []).some((name) => open.has(name)))
}

/**
 * Runs all steps in as many lanes as there are, and ends when the last one has ended.
 * @template {Planned} S
 * @param {readonly S[]} steps
 * @param {number} capacity
 * @param {(step: S) => Promise<void>} runStep must not reject
 */
export async function runInLanes(steps, capacity, runStep) {
  const waiting = [...steps]
  /** @type {Map<S, Promise<void>>} */
  const running = new Map()
  while (waiting.length + running.size > 0) {
    const step = nextStep(waiting, [...running.keys()], capacity)
    if (step) {
      waiting.splice(waiting.indexOf(step), 1)
      const end = runStep(step).finally(() => running.delete(step))
      running.set(step, end)
    } else if (running.size > 0) await Promise.race(running.values())
    else throw new Error(`These steps wait for each other: ${waiting.map(({ name }) => name).join(', ')}`)
  }
}

/**
 * Puts a step's name before each line of its output, so that the lines of two lanes can be told apart.
 * @param {string} name
 * @param {number} width columns for the name
 * @param {(text: string) => void} write
 * @returns {{ push(chunk: Buffer | string): void, end(): void }} `end` writes what stands without a line break
 */
export function prefixed(name, width, write) {
  const decoder = new TextDecoder()
  let rest = ''
  const line = (/** @type {string} */ text) => write(`${name.padEnd(width)} │ ${text}\n`)
  return {
    push(chunk) {
      const text = rest + (typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true }))
      const lines = text.split(/\r?\n/)
      rest = lines.pop() ?? ''
      for (const each of lines) line(each)
    },
    end() {
      if (rest !== '') line(rest)
      rest = ''
    },
  }
}
