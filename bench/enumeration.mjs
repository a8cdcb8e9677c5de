// @ts-check
// Measures whether the time of an answer tells if an account exists: `node bench/enumeration.mjs [runs, 200 unless given]`.
//
// In process, over HTTP, on a database in memory with the accounts of the demo. Calls for a known and for an unknown account
// take turns in a random order, each at a time of its own by the server's clock, so that no limit holds them up. Printed are
// the medians, their difference, and the range in which 95 of 100 differences lie that chance alone makes: the same times
// dealt out at random to both. A difference within that range tells nothing; the exit code is 1 when one is beyond it and
// above a tenth of a millisecond. Other work on the machine widens the range.
import { register } from 'tsx/esm/api'

register()
const { buildApp } = await import('#server/app.ts')
const { migrate } = await import('#server/platform/database/migrate.ts')
const { kyselyOver } = await import('#server/platform/database/open.ts')
const { createPglite } = await import('#server/platform/database/pglite.ts')
const { seedAccounts } = await import('#demo/data/accounts.ts')
const { createTags } = await import('#demo/data/generate/tags.ts')
const { createWorld } = await import('#demo/data/generate/world.ts')
const { writeTags } = await import('#demo/data/write/write-records.ts')
const { writeAccounts } = await import('#demo/data/write/write-site.ts')

const WARM_UP = 20
const DEALS = 2000
const LEAST_MS = 0.1
const DAY = new Date('2026-11-21T12:00:00Z')
/** Twenty links a day for an account: longer than every limit, so that each call for a known one leads to a mail. */
const STEP = 73 * 60_000

const runs = Number(process.argv[2] ?? 200)
if (!Number.isInteger(runs) || runs < 10) {
  console.error('Usage: node bench/enumeration.mjs [runs, at least 10]')
  process.exit(2)
}

const db = kyselyOver(await createPglite())
await migrate(db)
await writeTags(db, createTags(createWorld(DAY)))
await writeAccounts(db, DAY)
let now = DAY.getTime()
const address = { name: 'Bench', address: 'bench@halden.example' }
const app = await buildApp({
  db,
  jwtSecret: new TextEncoder().encode('only for this measurement'),
  allowedOrigins: [],
  clock: () => new Date(now),
  mail: {
    from: address,
    accessTeam: address,
    portalUrl: 'https://portal.example',
    transport: { send: async () => {}, close: () => {} },
  },
})
const base = await app.listen({ host: '127.0.0.1', port: 0 })

/** @param {readonly number[]} times */
const medianOf = (times) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/** @template T @param {readonly T[]} list @returns {T[]} */
function shuffled(list) {
  const result = [...list]
  for (let index = result.length - 1; index > 0; index--) {
    const other = Math.floor(Math.random() * (index + 1))
    const kept = /** @type {T} */ (result[index])
    result[index] = /** @type {T} */ (result[other])
    result[other] = kept
  }
  return result
}

/** @param {string} call @param {object} body @returns {Promise<number>} milliseconds */
async function timeOf(call, body) {
  now += STEP
  const start = performance.now()
  const answer = await fetch(`${base}/api/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  await answer.text()
  const time = performance.now() - start
  if (answer.status !== 204 && answer.status !== 403) throw new Error(`${call} answered ${answer.status}.`)
  return time
}

/** How far apart chance alone puts two medians. @param {readonly number[]} times */
function noiseOf(times) {
  const half = times.length / 2
  const differences = Array.from({ length: DEALS }, () => {
    const dealt = shuffled(times)
    return Math.abs(medianOf(dealt.slice(0, half)) - medianOf(dealt.slice(half)))
  })
  return differences.sort((a, b) => a - b)[Math.floor(DEALS * 0.95)] ?? 0
}

const accounts = { known: seedAccounts.full.username, unknown: 'none@demo.example' }
let isTold = false
for (const call of ['request_password_reset', 'request_passwordless_login', 'auth']) {
  const bodyOf = (/** @type {string} */ username) =>
    call === 'auth' ? { username, password: 'Wrong-Pass-1' } : { username }
  for (let index = 0; index < WARM_UP; index++) await timeOf(call, bodyOf(accounts.unknown))
  /** @type {{ known: number[], unknown: number[] }} */
  const times = { known: [], unknown: [] }
  const order = shuffled(Array.from({ length: 2 * runs }, (_, index) => (index % 2 === 0 ? 'known' : 'unknown')))
  for (const who of order) times[who].push(await timeOf(call, bodyOf(accounts[who])))
  const [known, unknown] = [medianOf(times.known), medianOf(times.unknown)]
  const [difference, noise] = [known - unknown, noiseOf([...times.known, ...times.unknown])]
  const tells = Math.abs(difference) > noise && Math.abs(difference) > LEAST_MS
  isTold ||= tells
  const ms = (/** @type {number} */ value) => `${value.toFixed(2).padStart(7)} ms`
  console.log(
    `${call.padEnd(28)} known ${ms(known)}   unknown ${ms(unknown)}   difference ${ms(difference)}   noise ±${ms(noise)}   ${tells ? 'tells' : 'tells nothing'}`,
  )
}
await app.close()
await db.destroy()
process.exitCode = isTold ? 1 : 0
