import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StoredDatabase, storedFixture } from './support/database.ts'
import { runServerCommand } from './support/run-server-command.ts'

const LONG = 240_000

let stored: StoredDatabase
let directory: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'backup-'))
  stored = await storedFixture()
}, LONG)
afterAll(async () => {
  await stored.remove()
  await rm(directory, { recursive: true })
})

const run = (command: string, args: string[]) =>
  runServerCommand(command, args, { directory: stored.env.DATA_DIR, env: stored.env })
const backup = (...args: string[]) => run('backup', args)
const restore = (...args: string[]) => run('restore', args)

/** Rows of every kind of column there is. */
async function rowsOf() {
  const { db, close } = await stored.open()
  const documents = await db.selectFrom('documents').selectAll().orderBy('id').execute()
  const users = await db.selectFrom('users').selectAll().orderBy('id').execute()
  const sets = await db.selectFrom('document_sets').selectAll().orderBy('kind').orderBy('key').execute()
  await close()
  return { documents, users, sets }
}

async function change(): Promise<void> {
  const { db, close } = await stored.open()
  await sql`delete from documents where id > 3`.execute(db)
  await sql`update users set name = 'Changed'`.execute(db)
  await close()
}

test('a backup brings back every row', { timeout: LONG }, async () => {
  const file = join(directory, 'portal.backup')
  const before = await rowsOf()
  expect(await backup(file)).toMatchObject({ code: 0, stderr: '' })
  expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600')
  await change()
  expect(await rowsOf()).not.toEqual(before)
  const refused = await restore(file)
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('--force')])
  expect(await restore(file, '--force')).toMatchObject({ code: 0, stderr: '' })
  expect(await rowsOf()).toEqual(before)
})

test('a backup replaces no file, and nothing that is no backup is restored', { timeout: LONG }, async () => {
  const taken = join(directory, 'taken')
  await writeFile(taken, 'mine')
  const refused = await backup(taken)
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('is there already')])
  expect(await readFile(taken, 'utf8')).toBe('mine')
  const before = await rowsOf()
  const none = await restore(taken, '--force')
  expect([none.code, none.stderr]).toEqual([1, expect.stringContaining('is no backup of this database')])
  expect(await rowsOf()).toEqual(before)
})
