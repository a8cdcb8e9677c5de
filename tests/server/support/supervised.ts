// A parent of one worker, for a test: the worker serves once, dies, and cannot start again.
import { supervise } from '#server/platform/cluster/supervise.ts'

await supervise({
  file: new URL('dying-worker.mjs', import.meta.url).pathname,
  workers: 1,
  timeout: 1_000,
  steady: 100,
  pause: 5,
  onReady: () => console.log('ready'),
})
