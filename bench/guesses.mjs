// @ts-check
// Measures how long somebody else waits to sign in while many guess at passwords at the same time:
//
//   node bench/guesses.mjs [guesses at once, 200 unless given] [seconds of each attack, 15 unless given]
//
// The server runs in a process of its own, on a database in memory. An attack keeps so many wrong guesses under way all the time.
// Meanwhile a user who has signed in before and a stranger sign in in turn, each from an address of their own. The exit code is
// 1 when the user waits longer than a second at the 95th percentile, is refused, or when more than 20 guesses at one account
// from one address were looked at.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { figuresOf } from './lib/measure.mjs'

const atOnce = Number(process.argv[2] ?? 200)
const seconds = Number(process.argv[3] ?? 15)
if (!Number.isInteger(atOnce) || atOnce < 1 || !(seconds >= 1)) {
  console.error('Usage: node bench/guesses.mjs [guesses at once] [seconds of each attack]')
  process.exit(2)
}

const LONGEST_MS = 1000
const MOST_LOOKED_AT = 20
const PAUSE_MS = 100
const user = { username: 'full@demo.example', password: 'Full-Access-1', from: '192.0.2.10' }
const stranger = { username: 'equity@demo.example', password: 'Equity-Only-3' }
const VICTIM = 'trial@demo.example'

const server = fork(fileURLToPath(new URL('lib/guess-server.mjs', import.meta.url)))
const [{ address }] = await once(server, 'message')

/** @param {{ username: string, password: string, from: string, cookie?: string }} given */
async function signIn({ username, password, from, cookie }) {
  const start = performance.now()
  const answer = await fetch(`${address}/api/auth`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': from,
      ...(cookie === undefined ? {} : { Cookie: cookie }),
    },
    body: JSON.stringify({ username, password }),
  })
  await answer.text()
  const device = answer.headers.getSetCookie()[0]?.split(';')[0]
  return { status: answer.status, time: performance.now() - start, device }
}

/** @param {number} index */
const host = (index) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`

/** The account and the address of a guess, for each attack. */
const attacks = {
  'one account, one address': () => ({ username: VICTIM, from: host(1) }),
  'one account, many addresses': (/** @type {number} */ index) => ({ username: VICTIM, from: host(index) }),
  'many accounts, one address': (/** @type {number} */ index) => ({
    username: `nobody-${index}@demo.example`,
    from: host(1),
  }),
  'many accounts, many addresses': (/** @type {number} */ index) => ({
    username: `nobody-${index}@demo.example`,
    from: host(index),
  }),
  'many accounts, the user’s own address': (/** @type {number} */ index) => ({
    username: `nobody-${index}@demo.example`,
    from: user.from,
  }),
}

/** @param {Map<number, number>} statuses */
const countsOf = (statuses) =>
  [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')

/** @param {Map<number, number>} statuses @param {number} status */
const add = (statuses, status) => statuses.set(status, (statuses.get(status) ?? 0) + 1)

let isBad = false
for (const [name, guessOf] of Object.entries(attacks)) {
  server.send('forget')
  await once(server, 'message')
  const { device } = await signIn(user)
  let [index, cookie] = [0, device]
  /** @type {Map<number, number>} */
  const guessed = new Map()
  const end = performance.now() + seconds * 1000
  const guess = async () => {
    while (performance.now() < end) {
      const { username, from } = guessOf(index++)
      add(guessed, (await signIn({ username, from, password: 'Wrong-Pass-1' })).status)
    }
  }
  const people = {
    user: { times: /** @type {number[]} */ ([]), statuses: new Map() },
    stranger: { times: /** @type {number[]} */ ([]), statuses: new Map() },
  }
  const keepSigningIn = async () => {
    for (let turn = 0; performance.now() < end; turn++) {
      const known = await signIn({ ...user, ...(cookie === undefined ? {} : { cookie }) })
      cookie = known.device ?? cookie
      const other = await signIn({ ...stranger, from: `172.16.${turn >> 8}.${turn & 255}` })
      for (const [who, { status, time }] of [
        /** @type {const} */ (['user', known]),
        /** @type {const} */ (['stranger', other]),
      ]) {
        people[who].times.push(time)
        add(people[who].statuses, status)
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
  await Promise.all([keepSigningIn(), ...Array.from({ length: atOnce }, guess)])
  console.log(`\n${name}: ${atOnce} guesses at once for ${seconds} s: ${countsOf(guessed)}`)
  for (const [who, { times, statuses }] of Object.entries(people)) {
    const { p50, p95, max } = figuresOf(times)
    const figures = [p50, p95, max].map((value) => `${value.toFixed(0).padStart(6)} ms`)
    console.log(`  ${who.padEnd(9)} p50 ${figures[0]}   p95 ${figures[1]}   max ${figures[2]}   ${countsOf(statuses)}`)
  }
  const { times, statuses } = people.user
  const lookedAt = guessed.get(403) ?? 0
  const isPassed = name === 'one account, one address' && lookedAt > MOST_LOOKED_AT
  isBad ||= figuresOf(times).p95 > LONGEST_MS || [...statuses.keys()].some((status) => status !== 200) || isPassed
}
server.kill()
process.exitCode = isBad ? 1 : 0
