// @ts-check
// Watches a worker of Vitest from a thread: in a loop without an end, no time limit of a test or a hook can fire.
import { writeSync } from 'node:fs'
import { Session } from 'node:inspector'
import { setTimeout as delay } from 'node:timers/promises'
import { workerData } from 'node:worker_threads'

/** @type {{ beats: Int32Array, longest: number }} */
const { beats, longest } = workerData
const STDERR = 2
const SECOND = 1000

/** Where the main thread is, as lines of a stack; a second without an answer means that it is outside of JavaScript. */
function findPlace() {
  const session = new Session()
  session.connectToMainThread()
  const scripts = new Map()
  session.on('Debugger.scriptParsed', ({ params: { scriptId, url } }) => scripts.set(scriptId, url))
  const stack = new Promise((resolve) => {
    session.on('Debugger.paused', ({ params }) => {
      const lines = params.callFrames.map(({ functionName, location: { scriptId, lineNumber, columnNumber = 0 } }) => {
        return `    at ${functionName || '(anonymous)'} (${scripts.get(scriptId)}:${lineNumber + 1}:${columnNumber + 1})`
      })
      resolve(lines.join('\n'))
    })
  })
  session.post('Debugger.enable')
  session.post('Debugger.pause')
  return Promise.race([stack, delay(SECOND, '    outside of JavaScript')])
}

let last = Atomics.load(beats, 0)
// Seconds are counted, since the clock goes on while the machine sleeps.
let missed = 0
setInterval(async () => {
  const beat = Atomics.load(beats, 0)
  missed = beat === last ? missed + 1 : 0
  last = beat
  if (missed !== longest) return
  // The streams of the process go through its main thread.
  writeSync(
    STDERR,
    `A worker of Vitest was busy for ${longest} s without a turn of its event loop:\n${await findPlace()}\n`,
  )
  process.kill(process.pid, 'SIGKILL')
}, SECOND)
