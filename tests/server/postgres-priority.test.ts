import { PostgresDialect, sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { buildApp } from '#server/app.ts'
import { openKysely } from '#server/platform/database/kysely.ts'
import { lendPool, type PoolLimits } from '#server/platform/database/postgres.ts'
import { urgently } from '#server/platform/database/urgent.ts'
import { PASSWORD, users } from './support/fixture.ts'
import { administer, type CreatedDatabase, createDatabase } from './support/postgres.ts'

let created: CreatedDatabase

beforeAll(async () => {
  created = await createDatabase(inject('postgres') ?? '', 'fixture')
})
afterAll(() => created.drop())

const ofDatabase = () => `from pg_stat_activity where datname = '${new URL(created.url).pathname.slice(1)}'`

function open(limits: Partial<PoolLimits>) {
  const { pool, state } = lendPool(created.url, limits)
  return { db: openKysely(new PostgresDialect({ pool })), pool: state }
}

async function countConnections(): Promise<number> {
  const { rows } = await administer(inject('postgres') ?? '', `select count(*)::int as count ${ofDatabase()}`)
  return rows[0].count
}

test.each([2, 4, 10])(
  'a pool of %i whose connections are all taken up by slow statements still lets people sign in',
  async (size) => {
    const { db, pool } = open({ size, statementTimeout: 0 })
    const app = await buildApp({ db, jwtSecret: new Uint8Array(32), allowedOrigins: [] })
    const sleepers = Array.from({ length: size * 2 }, () => sql`select pg_sleep(600)`.execute(db).catch(() => {}))
    await vi.waitFor(() => expect(pool.waitingCount).toBeGreaterThanOrEqual(size), 20_000)

    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        app.inject({
          method: 'POST',
          url: '/api/auth',
          payload: { username: users.full.username, password: PASSWORD },
        }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(pool.waitingCount).toBeGreaterThanOrEqual(size)
    expect(pool.totalCount).toBe(size)
    expect(await countConnections()).toBe(size)

    let areDone = false
    const done = Promise.all(sleepers).then(() => {
      areDone = true
    })
    while (!areDone) {
      await administer(
        inject('postgres') ?? '',
        `select pg_cancel_backend(pid) ${ofDatabase()} and query like '%pg_sleep%'`,
      )
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    await done
    await app.close()
    await db.destroy()
  },
)

test('a pool of one connection serves everybody by it', async () => {
  const { db, pool } = open({ size: 1 })
  await Promise.all([sql`select 1`.execute(db), urgently(() => sql`select 1`.execute(db)), sql`select 1`.execute(db)])
  expect(pool.totalCount).toBe(1)
  await db.destroy()
})

test('urgent statements take the connections of all while there are any free', async () => {
  const { db, pool } = open({ size: 4 })
  for (let turn = 0; turn < 5; turn++) await urgently(() => sql`select 1`.execute(db))
  expect(pool.totalCount).toBe(1)
  await db.destroy()
})
