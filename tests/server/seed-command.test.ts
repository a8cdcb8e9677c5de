import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StoredDatabase, storedNothing } from './support/database.ts'
import { type Output, runServerCommand } from './support/run-server-command.ts'

const LONG = 180_000

let stored: StoredDatabase

beforeAll(async () => {
  stored = await storedNothing()
})
afterAll(() => stored.remove())

/** A database's place as messages name it: never with a password. */
const placeOf = ({ env }: StoredDatabase) =>
  env.DATABASE_URL ? `the database ${env.DATABASE_URL.replace(/^\w+:\/\/(?:[^@]*@)?/, '')}` : env.DATA_DIR

const seed = (...options: string[]): Promise<Output> => {
  const { DATA_DIR: directory, DATABASE_URL } = stored.env
  const env = { DATABASE_URL, DATA_DIR: '', DEMO_NOW: '2026-11-21' }
  return runServerCommand('seed', ['--data-dir', directory, ...options], { directory, env })
}

async function countDocuments(): Promise<number> {
  const { db, close } = await stored.open()
  const { count } = await db
    .selectFrom('documents')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  await close()
  return count
}

test('R404 server:seed fills a database, and a second time only by force', { timeout: LONG }, async () => {
  const first = await seed('--documents', '1000', '--without-passages')
  expect(first.stderr).toBe('')
  expect(first.stdout).toContain('100 %')
  const second = await seed('--documents', '1000', '--without-passages')
  expect(second.code).toBe(1)
  expect(second.stderr).toContain(`There is data in ${placeOf(stored)}`)
  expect(second.stderr).toContain('including the record of user actions')
  expect((await seed('--documents', '1100', '--without-passages', '--force')).code).toBe(0)
  expect(await countDocuments()).toBe(1100)
})

test('R404 prepare leaves data that are there as they are', { timeout: LONG }, async () => {
  const { code, stdout, stderr } = await runServerCommand('prepare', [], {
    directory: stored.env.DATA_DIR,
    env: stored.env,
  })
  expect([code, stdout]).toEqual([0, ''])
  expect(stderr).not.toContain('Error')
  expect(await countDocuments()).toBe(1100)
})

test.each([
  ['--documents', 'many'],
  ['--documents', '10'],
  ['--documents', '1e9'],
])('R404 server:seed refuses %s %s', { timeout: LONG }, async (...options) => {
  const { code, stderr } = await seed(...options)
  expect(code).toBe(1)
  expect(stderr).toBe(`--documents must be a whole number from 1000 to 1000000, not ${options[1]}.\n`)
})

test('R404 server:seed explains itself after an unknown option', { timeout: LONG }, async () => {
  const { code, stderr } = await seed('--nonsense')
  expect(code).toBe(1)
  expect(stderr).toContain('Usage: npm run server:seed')
})
