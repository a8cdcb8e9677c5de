import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildEnvironment } from '#server/platform/database/backup/postgres.ts'
import { openDatabase } from '#server/platform/database/open.ts'
import { loadFixture } from './support/embedded.ts'
import { spawnServerCommand } from './support/run-server-command.ts'

const LONG = 240_000

let directory: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'backup-'))
  await (await loadFixture(join(directory, 'pg'))).close()
}, LONG)
afterAll(() => rm(directory, { recursive: true }))

const run = (command: string, ...args: string[]) => spawnServerCommand(command, args, { directory })

test('a database in use is neither written down nor replaced', { timeout: LONG }, async () => {
  const [kept, other] = [join(directory, 'kept'), join(directory, 'other')]
  expect(await run('backup', kept)).toMatchObject({ code: 0 })
  const { close } = await openDatabase({ directory })
  for (const { code, stderr } of [await run('backup', other), await run('restore', kept, '--force')]) {
    expect([code, stderr]).toEqual([1, expect.stringContaining(`is in use by process ${process.pid}`)])
  }
  await close()
})

test('the tools of PostgreSQL get the address by their environment, never as an argument', () => {
  expect(buildEnvironment('postgres://anna:p%40ss@db.example:6432/portal?sslmode=require')).toEqual({
    PGHOST: 'db.example',
    PGPORT: '6432',
    PGUSER: 'anna',
    PGPASSWORD: 'p@ss',
    PGDATABASE: 'portal',
    PGSSLMODE: 'require',
  })
})
