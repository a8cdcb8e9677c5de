import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../demo/server/database/open.ts'

const run = promisify(execFile)
const LONG = 180_000

let directory: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'seed-'))
})
afterAll(() => rm(directory, { recursive: true }))

async function seed(...options: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const command = ['--import', 'tsx', 'demo/server/seed-command.ts', '--data-dir', directory, ...options]
  const env = { ...process.env, DATABASE_URL: '', DEMO_NOW: '2026-11-21' }
  return run(process.execPath, command, { env }).then(
    (output) => ({ code: 0, ...output }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  )
}

test('R404 server:seed fills a directory, and a second time only by force', { timeout: LONG }, async () => {
  const first = await seed('--documents', '1000', '--without-passages')
  expect(first.stderr).toBe('')
  expect(first.stdout).toContain('100 %')
  const second = await seed('--documents', '1000', '--without-passages')
  expect(second.code).toBe(1)
  expect(second.stderr).toContain('There is data in')
  expect(second.stderr).toContain('the record of what users did included')
  expect((await seed('--documents', '1100', '--without-passages', '--force')).code).toBe(0)
  const { db, close } = await openDatabase({ directory })
  const { count } = await db
    .selectFrom('documents')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  await close()
  expect(count).toBe(1100)
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
