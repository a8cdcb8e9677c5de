import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { kyselyOver } from '#server/platform/database/open.ts'
import { MOST_AHEAD, PriorityQueue } from '#server/platform/database/priority-queue.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { urgently } from '#server/platform/database/urgent.ts'
import { loadEmpty } from './support/embedded.ts'

let db: Kysely<Database>
let answered: string[]

beforeAll(async () => {
  db = kyselyOver(await loadEmpty())
  await sql`create table written (n int)`.execute(db)
})
afterAll(() => db.destroy())
/** So long that whatever was asked for waits for its turn, and nobody's turn is ending. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20))

beforeEach(async () => {
  answered = []
  await settle()
})

async function ask(name: string, statement = sql`select 1`): Promise<void> {
  await statement.execute(db)
  answered.push(name)
}

const names = (kind: string, count: number) => Array.from({ length: count }, (_, index) => `${kind} ${index}`)

test('an urgent statement is answered before fifty that wait, after the one that runs; the others keep their order', async () => {
  const [running = '', ...waiting] = names('ordinary', 51)
  const others = [running, ...waiting].map((name) => ask(name))
  await Promise.all([...others, urgently(() => ask('urgent'))])
  expect(answered).toEqual([running, 'urgent', ...waiting])
})

test('an urgent one that asks again at once is not behind those who wait', async () => {
  const others = names('ordinary', 10).map((name) => ask(name))
  await urgently(async () => {
    await ask('urgent 1')
    await ask('urgent 2')
    await db.transaction().execute((transaction) => sql`select 1`.execute(transaction))
    answered.push('urgent 3')
  })
  await Promise.all(others)
  expect(answered.slice(0, 5)).toEqual(['ordinary 0', 'urgent 1', 'urgent 2', 'urgent 3', 'ordinary 1'])
})

test('an urgent statement never comes between two of a transaction', async () => {
  let urgent: Promise<unknown> = Promise.resolve()
  const counts: unknown[] = []
  await db
    .transaction()
    .execute(async (transaction) => {
      await sql`insert into written values (1)`.execute(transaction)
      urgent = urgently(async () => {
        const { rows } = await sql<{ count: number }>`select count(*) from written`.execute(db)
        counts.push(rows[0]?.count)
        answered.push('urgent')
      })
      for (let turn = 0; turn < 5; turn++) {
        await new Promise(setImmediate)
        await sql`insert into written values (2)`.execute(transaction)
      }
      answered.push('transaction')
      throw new Error('rolled back')
    })
    .catch(() => {})
  await urgent
  expect(answered).toEqual(['transaction', 'urgent'])
  expect(counts).toEqual([0])
})

test('after some urgent statements in a row an ordinary one has its turn', async () => {
  const running = ask('running')
  const ordinary = names('ordinary', 2).map((name) => ask(name))
  const urgent = names('urgent', MOST_AHEAD * 2).map((name) => urgently(() => ask(name)))
  await Promise.all([running, ...ordinary, ...urgent])
  expect(answered.indexOf('ordinary 0')).toBe(1 + MOST_AHEAD)
  expect(answered.indexOf('ordinary 1')).toBe(2 + 2 * MOST_AHEAD)
})

test('a statement that fails, urgent or not, holds nobody up', async () => {
  const nonsense = sql`select nonsense`
  const results = await Promise.allSettled([
    ask('running'),
    ask('ordinary that fails', nonsense),
    ask('ordinary'),
    urgently(() => ask('urgent that fails', nonsense)),
    urgently(() => ask('urgent')),
    db.transaction().execute((transaction) => nonsense.execute(transaction)),
    ask('last'),
  ])
  expect(answered).toEqual(['running', 'urgent', 'ordinary', 'last'])
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(3)
})

test('between two statements that wait, what else the process has to do has its turn', async () => {
  const others = names('ordinary', 10).map((name) => ask(name))
  let queue = 0
  const count = () => {
    queue++
    if (answered.length < 10) setImmediate(count)
  }
  setImmediate(count)
  await Promise.all(others)
  expect(queue).toBeGreaterThanOrEqual(9)
})

test('closing waits for everybody who waits, the urgent too', async () => {
  const own = kyselyOver(await loadEmpty())
  await sql`select 1`.execute(own)
  const asked = [...names('ordinary', 5), ...names('urgent', MOST_AHEAD * 2)].map((name) => {
    const call = () => sql`select 1`.execute(own).then(() => answered.push(name))
    return name.startsWith('urgent') ? urgently(call) : call()
  })
  await new Promise(setImmediate)
  const closed = own.destroy().then(() => answered.push('closed'))
  await Promise.all([...asked, closed])
  expect(answered.at(-1)).toBe('closed')
})

test('of several places some are for urgent takers alone, and many of these do not starve the others', async () => {
  const queue = new PriorityQueue(4, 2)
  const taken: string[] = []
  const take = async (name: string) => {
    const release = await queue.take(name.startsWith('urgent'))
    taken.push(name)
    return release
  }
  const [first, second] = await Promise.all([take('other 1'), take('other 2')])
  const third = take('other 3')
  const urgent = await Promise.all([take('urgent 1'), take('urgent 2')])
  expect(taken).toEqual(['other 1', 'other 2', 'urgent 1', 'urgent 2'])
  const more = names('urgent more', MOST_AHEAD + 4).map((name) => take(name))
  urgent[0]()
  expect(queue.waiting).toBe(1 + MOST_AHEAD + 3)
  first()
  for (const one of more) void one.then((release) => release())
  await third
  expect(taken.indexOf('other 3')).toBeLessThanOrEqual(5 + MOST_AHEAD + 1)
  await Promise.all(more)
  expect(queue.waiting).toBe(0)
  for (const release of [second, urgent[1], await third]) release()
})

test('a taker that waits longer than its timeout is refused, and is not given the place later', async () => {
  const queue = new PriorityQueue()
  const release = await queue.take(false)
  await expect(queue.take(false, 20)).rejects.toThrow('No database connection was free in time')
  release()
  const again = await queue.take(true, 20)
  await settle()
  expect(queue.waiting).toBe(0)
  again()
})
