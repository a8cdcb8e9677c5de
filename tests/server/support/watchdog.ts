import { Worker } from 'node:worker_threads'

/** Milliseconds. The longest statement of the embedded database, which runs in this thread, takes a few seconds. */
const LONGEST = Number(process.env.WATCHDOG_MS ?? 240_000)

const shared = globalThis as { hasWatchdog?: true }

/** One for each worker of Vitest, whose modules stay from file to file. */
if (!shared.hasWatchdog) {
  shared.hasWatchdog = true
  const beats = new Int32Array(new SharedArrayBuffer(4))
  setInterval(() => Atomics.add(beats, 0, 1), 1000).unref()
  new Worker(new URL('watchdog-thread.mjs', import.meta.url), { workerData: { beats, longest: LONGEST } }).unref()
}
