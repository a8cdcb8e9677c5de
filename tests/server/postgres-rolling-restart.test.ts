import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { connectPostgres } from '#server/platform/database/postgres.ts'
import { type Balancer, checkConfiguration, startHaproxy } from './support/haproxy.ts'
import { type MainProcess, runMain } from './support/main-process.ts'
import { type CreatedDatabase, createDatabase } from './support/postgres.ts'
import { type Clients, startClients } from './support/steady-clients.ts'

const LONG = { timeout: 120_000 }
const WAIT = { timeout: 60_000, interval: 50 }

let directory: string
let database: CreatedDatabase
let pair: MainProcess
const toEnd: { kill(): Promise<void> }[] = []

const start = async (env: NodeJS.ProcessEnv) => {
  const main = await runMain({ DATABASE_URL: database.url, DATA_DIR: directory, TRUST_PROXY: 'true', ...env })
  toEnd.push(main)
  return main
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'research-portal-restart-'))
  database = await createDatabase(inject('postgres') ?? '', 'fixture')
  pair = await start({ WORKERS: '2' })
  await said(pair, 'Portal and API')
})
afterAll(async () => {
  await Promise.all(toEnd.map((one) => one.kill()))
  await database.drop()
  await rm(directory, { recursive: true, force: true })
})

/** What it says after `before`, once that has a text. */
async function said(main: MainProcess, text: string, before = ''): Promise<string> {
  return vi.waitFor(() => {
    const news = main.said().slice(before.length)
    expect(news).toContain(text)
    return news
  }, WAIT)
}

/** Does something under 50 clients; every one of their requests must succeed. */
async function underLoad(address: string, work: (clients: Clients) => Promise<void>): Promise<void> {
  const clients = await startClients(address)
  try {
    await clients.answers(100)
    await work(clients)
    await clients.answers(100)
  } finally {
    await clients.stop()
  }
  expect(clients.seen.failures).toEqual([])
}

/** The address that a refused sign-in by a client with a forged one leaves in the audit. */
async function recordedAddress(address: string): Promise<string | null | undefined> {
  const username = 'nobody@example.com'
  await fetch(`${address}/api/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9' },
    body: JSON.stringify({ username, password: 'wrong' }),
  })
  const db = connectPostgres(database.url)
  const row = await db.selectFrom('audit').select('address').where('username', '=', username).executeTakeFirst()
  await db.destroy()
  return row?.address
}

const pidsIn = (text: string) => Array.from(text.matchAll(/Worker \d is process (\d+)/g), ([, pid]) => Number(pid))

test('SIGHUP replaces both workers under 50 clients, and no request fails', LONG, async () => {
  const before = pair.said()
  await underLoad(pair.address, async () => {
    pair.send('SIGHUP')
    await said(pair, 'All workers were replaced.', before)
  })
  expect(new Set(pidsIn(pair.said().slice(before.length))).size).toBe(2)
})

test('/metrics has the figures of both workers, each by its label', async () => {
  const lines = (await (await fetch(`${pair.address}/metrics`)).text()).split('\n')
  const workers = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}{`)).map((line) => /worker="(\d)"/.exec(line)?.[1])
  expect(workers('nodejs_version_info').sort()).toEqual(['1', '2'])
  expect(workers('process_start_time_seconds').sort()).toEqual(['1', '2'])
  expect(lines.filter((line) => line.startsWith('# TYPE http_request_duration_seconds '))).toHaveLength(1)
})

test('a worker that dies is replaced', LONG, async () => {
  const before = pair.said()
  const [first] = pidsIn(before).slice(-2)
  // 0 would be this process and all of its group.
  if (first === undefined) throw new Error('The workers were not replaced before.')
  process.kill(first, 'SIGKILL')
  const news = await said(pair, 'is process', before)
  expect(news).toContain(`Worker 1 (process ${first}) has ended: SIGKILL.\n`)
  expect(pidsIn(news)).not.toContain(first)
  expect((await fetch(`${pair.address}/readyz`)).status).toBe(200)
})

test('a worker that cannot start ends the whole, with its message', LONG, async () => {
  const port = new URL(pair.address).port
  const second = await start({ WORKERS: '2', PORT: port })
  expect(await second.ended).toBe(1)
  expect(second.said()).toBe(`Port ${port} is in use. Set PORT to another one; the two after it are used as well.\n`)
})

test('deploy/haproxy.cfg is valid', async () => {
  expect(await checkConfiguration()).toContain('Configuration file is valid')
})

test(
  'R404 behind HAProxy all processes are restarted and a migration expands, and no request of 50 clients fails',
  LONG,
  async () => {
    const env = { SHUTDOWN_DELAY: '4' }
    let single = await start(env)
    await single.ready()
    let balancer: Balancer | undefined
    try {
      balancer = await startHaproxy([pair.address, single.address])
      await vi.waitFor(async () => expect((await fetch(`${balancer?.address}/readyz`)).status).toBe(200), WAIT)
      await underLoad(balancer.address, async (clients) => {
        expect(await recordedAddress(balancer?.address ?? '')).toBe('127.0.0.1')
        const { port } = new URL(single.address)
        single.send('SIGTERM')
        expect(await single.ended).toBe(0)
        single = await start({ ...env, PORT: port })
        await single.ready()

        const db = connectPostgres(database.url)
        await sql`alter table documents add column added_by_a_rollout text not null default ''`.execute(db)
        await sql`create index concurrently added_by_a_rollout on documents (added_by_a_rollout)`.execute(db)
        await sql`insert into kysely_migration (name, timestamp) values ('9999-of-the-next-version', '')`.execute(db)
        await db.destroy()
        await clients.answers(50)

        const before = pair.said()
        pair.send('SIGHUP')
        // The version before starts again on the newer schema.
        await said(pair, 'of a newer version (9999-of-the-next-version)', before)
        await said(pair, 'All workers were replaced.', before)
      })
    } finally {
      await balancer?.stop()
    }
  },
)

test('SIGTERM ends all workers', LONG, async () => {
  pair.send('SIGTERM')
  expect(await pair.ended).toBe(0)
  await expect(fetch(pair.address)).rejects.toThrow()
})
