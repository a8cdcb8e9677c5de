// @ts-check
// Sends malformed and hostile requests to the server and looks at what they do to it.
//
//   node bench/fuzz.mjs [--requests 20000] [--seed 1] [--port 0] [--longest 300]
//
// The server runs in a process of its own, with the demo's data in memory; its routes come from itself. Most requests go over
// HTTP, every twentieth is not even that and goes over a bare socket. Told are the statuses, the longest answer, and the heap
// after a collection at the start, half way and at the end. The exit code is 1 when an answer is a failure of the server or an
// error in another shape than the contract's or comes later than after `--longest` milliseconds, when the process has ended, or
// when the heap keeps growing.
import { fork } from 'node:child_process'
import { Agent, request as send } from 'node:http'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { brokenRequests, exchange, parsedAnswer } from './lib/broken-http.mjs'
import { faultOf, hostileRequests } from './lib/hostile.mjs'

const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    port: { type: 'string', default: '0' },
    longest: { type: 'string', default: '300' },
  },
})
const count = Number(options.requests)
/** Limit in milliseconds for the answer to any request. */
const longestAllowed = Number(options.longest)
const WARM_UP = 2000
const TURN = 50
const AT_ONCE = 6
const EACH_BROKEN = 20
/** Of the heap, between half way and the end, in bytes: what caches and compiled code still take. */
const MOST_GROWTH = 8 * 1024 * 1024

const server = fork(fileURLToPath(new URL('./lib/fuzz-server.mjs', import.meta.url)), [options.port], {
  execArgv: ['--expose-gc'],
  stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
})
let complaints = ''
server.stderr?.on('data', (data) => {
  complaints += data
})
let ended = false
server.once('exit', () => {
  ended = true
})

/** @param {string} message @returns {Promise<any>} */
const ask = (message) =>
  new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`The server has ended. ${complaints}`))
    server.once('exit', fail)
    server.once('message', (answer) => {
      server.off('exit', fail)
      resolve(answer)
    })
    server.send(message)
  })
/** @type {{ port: number, routes: string[] }} */
const { port, routes } = await new Promise((resolve, reject) => {
  server.once('message', resolve)
  server.once('exit', () => reject(new Error(`The server did not start. ${complaints}`)))
})

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

/** @typedef {import('./lib/hostile.mjs').HostileRequest} HostileRequest */

const isHangUp = (/** @type {Error} */ { message }) => /ECONNRESET|EPIPE|socket hang up/.test(message)

/** Requests that were sent again. */
let again = 0

/** @param {HostileRequest} request @param {Agent | false} via @returns {Promise<{ status: number, type: string, text: string } | string>} what came, or why nothing did */
const answerTo = (request, via = agent) =>
  new Promise((resolve) => {
    const { method, url, headers, payload } = request
    try {
      const call = send(
        { host: '127.0.0.1', port, method, path: url, headers, agent: via, timeout: 60_000, maxHeaderSize: 256 * 1024 },
        (answer) => {
          /** @type {Buffer[]} */
          const parts = []
          answer.on('data', (part) => parts.push(part))
          answer.on('error', (error) => resolve(`was cut off: ${error.message}`))
          answer.on('end', () => {
            const isPlain = answer.headers['content-encoding'] === undefined
            const text = isPlain ? Buffer.concat(parts).toString('utf8') : '{"errors":[""],"status":0}'
            resolve({ status: answer.statusCode ?? 0, type: String(answer.headers['content-type'] ?? ''), text })
          })
        },
      )
      call.on('timeout', () => call.destroy(new Error('no answer within a minute')))
      // The server has ended a kept connection since its last answer: send the request again on a new one.
      call.on('error', (error) => {
        if (!call.reusedSocket || !isHangUp(error)) return resolve(`had no answer: ${error.message}`)
        again++
        resolve(answerTo(request, false))
      })
      // A GET or HEAD declares no length of its body, so the body would count as the next request.
      if (payload !== undefined && !call.hasHeader('content-length'))
        call.setHeader('Content-Length', Buffer.byteLength(payload))
      call.end(payload)
    } catch {
      // A bare socket sends what the HTTP library refuses to send.
      exchange(port, `${method} ${url} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`).then((text) =>
        resolve(parsedAnswer(text)),
      )
    }
  })

/** @type {Map<string, number>} */
const statuses = new Map()
/** @type {string[]} */
const faults = []
let longest = 0
/** The slowest requests, with their milliseconds. @type {[number, string][]} */
const slowest = []
const note = (/** @type {string} */ status) => statuses.set(status, (statuses.get(status) ?? 0) + 1)

/** A reset while a body that is too large is still on its way is HTTP's way of saying so; so is a word after the last one. */
const isCutShort = (/** @type {HostileRequest} */ { payload }, /** @type {string} */ reason) =>
  payload !== undefined && /ECONNRESET|EPIPE|socket hang up|aborted/.test(reason)

let isWarm = false

async function tryOne(/** @type {HostileRequest} */ request) {
  const start = performance.now()
  const answer = await answerTo(request)
  const duration = performance.now() - start
  longest = Math.max(longest, duration)
  if (isWarm) slowest.push([duration, `${request.method} ${request.url.slice(0, 120)}`])
  slowest.sort(([a], [b]) => b - a).splice(5)
  if (typeof answer === 'string') {
    note('none')
    if (!isCutShort(request, answer) && !/Data after `Connection: close`/.test(answer))
      faults.push(`${request.method} ${request.url.slice(0, 300)} ${answer}`)
    return
  }
  note(String(answer.status))
  const fault = answer.text === '{"errors":[""],"status":0}' ? undefined : faultOf(request, answer)
  if (fault) faults.push(`${request.method} ${request.url.slice(0, 300)}: ${fault}`)
}

async function tryBroken(/** @type {number} */ index) {
  const message = brokenRequests[index % brokenRequests.length] ?? ''
  const text = await exchange(port, message)
  if (text === '') return note('closed')
  const answer = parsedAnswer(text)
  note(String(answer.status))
  const method = String(message).startsWith('HEAD') ? 'HEAD' : 'GET'
  const fault = answer.status === 100 ? undefined : faultOf({ method }, answer)
  if (fault) faults.push(`${JSON.stringify(String(message).slice(0, 100))}: ${fault}`)
}

const next = hostileRequests(routes, Number(options.seed))

async function attack(/** @type {number} */ from, /** @type {number} */ to) {
  for (let index = from; index < to; index += TURN) {
    const { token } = await ask('turn')
    const requests = Array.from({ length: Math.min(TURN, to - index) }, () => next(token))
    const queue = requests.entries()
    const work = async () => {
      for (const [offset, request] of queue)
        await ((index + offset) % EACH_BROKEN === 0 ? tryBroken((index + offset) / EACH_BROKEN) : tryOne(request))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    if (ended) throw new Error(`The server has ended. ${complaints}`)
  }
}

const start = performance.now()
await attack(0, WARM_UP)
// The first requests wait for code to be compiled and for caches to be filled.
longest = 0
isWarm = true
const first = await ask('heap')
const middle = Math.floor((WARM_UP + count) / 2)
await attack(WARM_UP, middle)
const half = await ask('heap')
await attack(middle, count)
const last = await ask('heap')
const alive = await exchange(port, 'GET /readyz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
agent.destroy()
const leaves = new Promise((resolve) => server.once('exit', resolve))
server.send('close')
const code = await leaves

const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1024 / 1024).toFixed(1)} MB`
console.log(
  `${count} requests over ${routes.length} routes in ${((performance.now() - start) / 1000).toFixed(0)} s, the longest ${longest.toFixed(0)} ms`,
)
console.log(
  [...statuses]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([status, times]) => `${status}: ${times}`)
    .join('   '),
)
console.log(
  `Heap in use ${megabytes(first.heap)} after ${WARM_UP}, ${megabytes(half.heap)} after ${middle}, ${megabytes(last.heap)} at the end; resident ${megabytes(last.resident)}`,
)
for (const [duration, request] of slowest) console.log(`${duration.toFixed(0)} ms  ${request}`)
console.log(`${again} sent again, their kept connection had ended`)
for (const fault of faults.slice(0, 40)) console.log(fault)
console.log(
  `${faults.length} faults, ${alive.includes(' 200 ') ? 'ready' : 'not ready'} at the end, ended with ${code}`,
)
if (complaints) console.log(complaints.slice(0, 2000))
const isGrowing = last.heap - half.heap > MOST_GROWTH
process.exitCode =
  faults.length > 0 || longest > longestAllowed || isGrowing || code !== 0 || !alive.includes(' 200 ') ? 1 : 0
