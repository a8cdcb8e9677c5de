import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { seedAccounts } from '#demo/data/accounts.ts'
import { startPostgres } from '#scripts/lib/postgres.mjs'
import { migrate } from '#server/platform/database/migrate.ts'
import { openDatabase } from '#server/platform/database/open.ts'
import { connectPostgres } from '#server/platform/database/postgres.ts'
import { runMain } from './support/main-process.ts'
import { type CreatedDatabase, createDatabase } from './support/postgres.ts'

const JWT_SECRET = 'one that both of the processes know of'

let directory: string
let created: CreatedDatabase

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'research-portal-start-'))
  created = await createDatabase(inject('postgres') ?? '')
})
afterAll(async () => {
  await created.drop()
  await rm(directory, { recursive: true, force: true })
})

const environment = (name: string) => ({
  DATABASE_URL: created.url,
  DATA_DIR: join(directory, name),
  JWT_SECRET,
  ANSWER_WHILE_STARTING: 'true',
})

test('R404 of two processes that start on one empty database, one fills it, and both serve it', {
  timeout: 240_000,
}, async () => {
  const processes = await Promise.all(['a', 'b'].map((name) => runMain(environment(name))))
  const stepsOf = () =>
    Promise.all(processes.map(({ address }) => fetch(`${address}/readyz`).then((answer) => answer.text())))
  await vi.waitFor(async () => {
    const texts = await stepsOf()
    expect(texts.filter((text) => text.includes('waiting for another process'))).toHaveLength(1)
    expect(texts.filter((text) => text.includes('filling the database'))).toHaveLength(1)
  }, 120_000)
  await Promise.all(processes.map((one) => one.ready()))
  const filling = processes.filter((one) => one.said().includes('Filling the database'))
  expect(filling).toHaveLength(1)

  const [first, second] = processes
  const { username, password } = seedAccounts.full
  const answer = await fetch(`${first?.address}/api/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  const { token } = (await answer.json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  expect((await fetch(`${second?.address}/api/current_user`, { headers })).status).toBe(200)
  await Promise.all(processes.map((one) => one.kill()))

  const db = connectPostgres(created.url)
  const documents = await db.selectFrom('documents').select('id').execute()
  await db.destroy()
  expect(documents).toHaveLength(5200)
})

test('a start waits for a database that is not there yet', { timeout: 60_000 }, async () => {
  const cluster = await startPostgres()
  await cluster.stop('fast')
  const waiting = openDatabase({ url: cluster.urlOf('postgres'), directory, timeout: 50_000 })
  await cluster.start()
  await (await waiting).close()
  await cluster.remove()
})

test('a migration does not wait for long behind a table that is in use, and says so', { timeout: 60_000 }, async () => {
  const own = await createDatabase(inject('postgres') ?? '', 'fixture')
  const { db, alone, close } = await openDatabase({ url: own.url, directory })
  await sql`delete from kysely_migration where name >= '0013'`.execute(db)
  await db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('users').select('id').execute()
    await expect(alone(migrate)).rejects.toThrow(
      'others held a table of it for too long. Nothing was changed; start again.',
    )
  })
  await close()
  await own.drop()
})

test('a start says which database cannot be reached, and why, without its password', async () => {
  const place = { directory, url: 'postgres://portal:secret@127.0.0.1:9/portal' }
  await expect(openDatabase(place)).rejects.toThrow(
    'The database 127.0.0.1:9/portal cannot be reached: connect ECONNREFUSED 127.0.0.1:9. Look at DATABASE_URL, and whether it runs.',
  )
  const nowhere = { directory, url: `${inject('postgres')}nowhere`, timeout: 60_000 }
  await expect(openDatabase(nowhere)).rejects.toThrow('database "nowhere" does not exist')
})
