import { url } from 'node:inspector'
import { Worker } from 'node:worker_threads'

/** Seconds. The longest statement of the embedded database, which runs in this thread, takes a few. */
const LONGEST = 240

const shared = globalThis as { hasWatchdog?: true }

// One for each worker of Vitest, whose modules stay from file to file; none beside a debugger, which stops the worker as well.
if (!shared.hasWatchdog && url() === undefined) {
  shared.hasWatchdog = true
  const beats = new Int32Array(new SharedArrayBuffer(4))
  setInterval(() => Atomics.add(beats, 0, 1), 1000).unref()
  new Worker(new URL('watchdog-thread.mjs', import.meta.url), { workerData: { beats, longest: LONGEST } }).unref()
}
