// How long it takes to deliver 500 new notes to 10,000 users who follow 20 companies each, how much memory that takes, and how
// long calls of the portal wait meanwhile; then the same of the digests about them. The server is a process of its own from a
// bundle, as the product runs, and another process has filled its database.
//
//   node --import tsx bench/deliveries.ts [--database embedded|postgres] [--users 10000] [--searches] [--rounds 3] [--documents 5000]
//
// `--searches`: every tenth user has two saved searches with alerts. Each round measures calls alone, calls beside a sweep, a
// sweep alone, and calls beside the digests, of which each user gets one. Without `--database` it measures both databases, PostgreSQL in a private cluster.

import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { seedAccounts } from '#demo/data/accounts.ts'
import { startPostgres } from '#scripts/lib/postgres.mjs'
import { bundleTestServer, deliveryServer } from '#scripts/lib/server-bundle.mjs'
import { administer } from '#tests/server/support/postgres.ts'
import { signIn } from './lib/api-client.mjs'
import { figuresOf } from './lib/measure.mjs'

const { values: options } = parseArgs({
  options: {
    database: { type: 'string' },
    users: { type: 'string', default: '10000' },
    searches: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '3' },
    documents: { type: 'string', default: '5000' },
  },
})
const { users, documents } = options
const rounds = Number(options.rounds)

type Message =
  | { is: 'ready'; address: string }
  | { is: 'begun' }
  | { is: 'done'; count: number; seconds: number; deliveries: number; parts: Record<string, number> }
  | { is: 'failed'; error: string }
type Server = ReturnType<typeof fork>
type Call = () => Promise<unknown>

const PAGE = 4096
const MEGABYTE = 2 ** 20
const [BETWEEN_SAMPLES, BETWEEN_CALLS] = [20, 20]

const WARM_UP = 60

/** Milliseconds of calls without a sweep. */
const QUIET = 15_000

async function hear<Kind extends Message['is']>(server: Server, kind: Kind): Promise<Extract<Message, { is: Kind }>> {
  const [message] = (await once(server, 'message')) as [Message]
  if (message.is !== kind) throw new Error(JSON.stringify(message))
  return message as Extract<Message, { is: Kind }>
}

/** Megabytes of a process that are in memory. */
const memoryOf = async ({ pid }: Server) =>
  (Number((await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ')[1]) * PAGE) / MEGABYTE

/** Delivers once, or queues the digests once. */
async function deliver(server: Server, what: 'sweep' | 'mails') {
  server.send(what)
  await hear(server, 'begun')
  const before = await memoryOf(server)
  let [peak, isOver] = [before, false]
  const sampling = (async () => {
    while (!isOver) {
      peak = Math.max(peak, await memoryOf(server))
      await delay(BETWEEN_SAMPLES)
    }
  })()
  const { count, seconds, deliveries, parts } = await hear(server, 'done')
  isOver = true
  await sampling
  return { count, seconds, deliveries, before, peak, parts }
}

/** Calls one after the other, as a user does, until it is over. */
async function callUntil(isOver: () => boolean, calls: readonly Call[]): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; !isOver(); index++) {
    const start = performance.now()
    await calls[index % calls.length]?.()
    times.push(performance.now() - start)
    await delay(BETWEEN_CALLS)
  }
  return times
}

async function openCalls(address: string): Promise<Call[]> {
  const { get } = await signIn(address, seedAccounts.full.username, seedAccounts.full.password)
  const list = (query: Record<string, string>) => get('all_documents', { page_size: '10', limit: '300', ...query })
  const { records } = await list({})
  const words = ['margins', 'inflation', 'dividend', 'outlook']
  const turn = (values: readonly string[]) => {
    let index = 0
    return () => values[index++ % values.length] ?? ''
  }
  const [page, word] = [turn(['1', '2', '3', '4', '5']), turn(words)]
  const id = turn(records.map((record: { id: string }) => String(record.id)))
  return [() => list({ page: page() }), () => list({ search_term: word() }), () => get(`web_documents/${id()}`, {})]
}

const format = (times: readonly number[]) => {
  const { p50, p95, max } = figuresOf(times)
  const sorted = [...times].sort((one, other) => one - other)
  const quarter = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
  return `${times.length} calls, quartiles ${quarter(0.25)} / ${p50.toFixed(1)} / ${quarter(0.75)}, p95 ${p95.toFixed(1)}, max ${max.toFixed(0)} ms`
}

async function measureRound(name: string, server: Server, calls: readonly Call[]) {
  const end = Date.now() + QUIET
  const quiet = await callUntil(() => Date.now() > end, calls)
  const callBeside = async (what: 'sweep' | 'mails') => {
    let isOver = false
    const working = deliver(server, what).finally(() => {
      isOver = true
    })
    const times = await callUntil(() => isOver, calls)
    return { times, told: tell(what, await working), ratio: figuresOf(times).p95 / figuresOf(quiet).p95 }
  }
  const tell = (
    what: 'sweep' | 'mails',
    { count, seconds, deliveries, before, peak, parts }: Awaited<ReturnType<typeof deliver>>,
  ) =>
    `${count} ${what === 'sweep' ? 'notes' : 'digests'}, ${deliveries} deliveries in ${seconds.toFixed(1)} s; memory ${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most; at the end ${Object.entries(
      parts,
    )
      .map(([name, bytes]) => `${name} ${(bytes / MEGABYTE).toFixed(0)}`)
      .join(', ')} MB`
  console.log(`${name}, calls alone:  ${format(quiet)}`)
  for (const what of ['sweep', 'mails'] as const) {
    const { times, told, ratio } = await callBeside(what)
    console.log(`${name}, calls beside ${what}: ${format(times)}; p95 ${ratio.toFixed(2)} × that alone`)
    console.log(`${name}, ${what} beside calls: ${told}`)
    if (what === 'sweep') console.log(`${name}, sweep alone: ${tell(what, await deliver(server, what))}`)
  }
}

async function run(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`)
}

async function measureDatabase(name: string, url: string): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'research-portal-deliveries-'))
  const env = { DATA_DIR: directory, DATABASE_URL: url }
  await run(['scripts/server.mjs', 'seed', '--without-passages', '--documents', documents], env)
  await run([deliveryServer, 'fill', users, String(options.searches)], env)
  const server = fork(deliveryServer, ['serve'], { env: { ...process.env, ...env }, execArgv: [] })
  try {
    const { address } = await hear(server, 'ready')
    const calls = await openCalls(address)
    for (let count = 0; count < WARM_UP; count++) await calls[count % calls.length]?.()
    for (let round = 1; round <= rounds; round++) await measureRound(name, server, calls)
  } finally {
    server.kill('SIGKILL')
    await rm(directory, { recursive: true, force: true })
  }
}

if (!(await bundleTestServer())) process.exit(1)
if (options.database !== 'postgres') await measureDatabase('embedded', '')
if (options.database !== 'embedded') {
  const cluster = await startPostgres({ durable: true })
  await administer(cluster.urlOf(''), 'create database portal')
  await measureDatabase('postgres', cluster.urlOf('portal')).finally(() => cluster.remove())
}
