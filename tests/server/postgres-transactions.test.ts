import { type Kysely, sql, type Transaction } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/schema.ts'
import { fixtureDatabase } from './support/database.ts'

let db: Kysely<Database>

beforeAll(async () => {
  db = await fixtureDatabase()
  await sql`create table counters (id int primary key, n int not null)`.execute(db)
  await sql`insert into counters values (1, 0), (2, 0)`.execute(db)
})
afterAll(() => db.destroy())

const add = (transaction: Transaction<Database>, id: number) =>
  sql`update counters set n = n + 1 where id = ${id}`.execute(transaction)

const counters = async () => (await sql<{ n: number }>`select n from counters order by id`.execute(db)).rows

/** Lets the first attempts of two go on together. */
function meeting(): () => Promise<void> {
  let [here, open] = [0, () => {}]
  const both = new Promise<void>((resolve) => {
    open = resolve
  })
  return () => {
    here += 1
    if (here >= 2) open()
    return both
  }
}

test('of two transactions in a deadlock, the one that was ended is done again', async () => {
  const meet = meeting()
  let attempts = 0
  const both = (first: number, second: number) =>
    db.transaction().execute(async (transaction) => {
      attempts += 1
      await add(transaction, first)
      await meet()
      await add(transaction, second)
    })
  await Promise.all([both(1, 2), both(2, 1)])
  // Three, or more where the repeated one takes its row again before the waiting one wakes up: then they meet once more.
  expect(attempts).toBeGreaterThanOrEqual(3)
  expect(await counters()).toEqual([{ n: 2 }, { n: 2 }])
})

test('a serialization failure is done again as well, and another error is not', async () => {
  const meet = meeting()
  let attempts = 0
  const increase = () =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (transaction) => {
        attempts += 1
        await sql`select n from counters`.execute(transaction)
        await meet()
        await add(transaction, 1)
      })
  await Promise.all([increase(), increase()])
  expect(attempts).toBe(3)
  expect((await counters())[0]).toEqual({ n: 4 })

  attempts = 0
  const failing = db.transaction().execute(async (transaction) => {
    attempts += 1
    await sql`insert into counters values (1, 0)`.execute(transaction)
  })
  await expect(failing).rejects.toMatchObject({ code: '23505' })
  expect(attempts).toBe(1)
})

test('who is in the way each time is given up after a few attempts', async () => {
  let attempts = 0
  const failing = db.transaction().execute(async (transaction) => {
    attempts += 1
    await sql`do $$ begin raise exception 'again' using errcode = 'serialization_failure'; end $$`.execute(transaction)
  })
  await expect(failing).rejects.toMatchObject({ code: '40001' })
  expect(attempts).toBe(5)
})
