import { cp, mkdir, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { dumpEmbedded, restoreEmbedded } from '#server/platform/database/backup/embedded.ts'
import { openDatabase } from '#server/platform/database/open.ts'
import { loadFixture } from './support/embedded.ts'

const LONG = 240_000

let home: string
/** As the restore finds it: the database `old`, in `pg`. */
let directory: string
/** The database `new`, as a backup and as a restore has loaded it. */
let backup: string
let loaded: string

const path = (name: string) => join(directory, name)
const places = async () => (await readdir(directory)).filter((name) => name.startsWith('pg')).sort()

async function withDatabase<T>(work: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase({ directory })
  return work(db).finally(close)
}
const mark = (name: string) => withDatabase((db) => db.updateTable('users').set({ name }).execute())
/** Which database a server finds. */
const found = () =>
  withDatabase(async (db) => {
    const { name } = await db.selectFrom('users').select('name').limit(1).executeTakeFirstOrThrow()
    return name
  })

let kept: string

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'restore-'))
  directory = join(home, 'made')
  await mkdir(directory)
  await (await loadFixture(path('pg'))).close()
  await mark('new')
  backup = join(home, 'new.tar.gz')
  await dumpEmbedded(directory, backup)
  loaded = join(home, 'loaded')
  await cp(path('pg'), loaded, { recursive: true })
  await mark('old')
  kept = path('pg')
}, LONG)
afterAll(() => rm(home, { recursive: true }))

beforeEach(async () => {
  directory = await mkdtemp(join(home, 'data-'))
  await cp(kept, path('pg'), { recursive: true })
})

/** Killed between the two renames. */
async function killBetween(): Promise<void> {
  await rename(path('pg'), path('pg.former'))
  await cp(loaded, path('pg.restored'), { recursive: true })
}

/** Killed after both. */
async function killAfter(): Promise<void> {
  await rename(path('pg'), path('pg.former'))
  await cp(loaded, path('pg'), { recursive: true })
}

test('a restore that was killed before its database was in place: a start finds the old one, and says so', {
  timeout: LONG,
}, async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await killBetween()
  expect(await found()).toBe('old')
  expect(warn.mock.calls).toEqual([[expect.stringContaining('A restore was broken off')]])
  expect(await places()).not.toContain('pg.former')
})

test('a restore that was killed before its database was in place: the next one finds the old one, and goes through', {
  timeout: LONG,
}, async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await killBetween()
  await expect(restoreEmbedded(directory, backup, false)).rejects.toThrow('Give --force to replace it')
  expect(await found()).toBe('old')
  await rename(path('pg'), path('pg.former'))
  await restoreEmbedded(directory, backup, true)
  expect(await places()).toEqual(['pg'])
  expect(await found()).toBe('new')
})

test('a restore that was killed before it had cleared up: a start finds the new one alone', {
  timeout: LONG,
}, async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await killAfter()
  expect(await found()).toBe('new')
  expect(warn.mock.calls).toEqual([[expect.stringContaining('the one from before it is deleted')]])
  expect(await places()).toEqual(['pg'])
})

test('what a restore had loaded when it was killed goes with the next start', { timeout: LONG }, async () => {
  await cp(loaded, path('pg.restored'), { recursive: true })
  expect(await found()).toBe('old')
  expect(await places()).toEqual(['pg'])
})

test('a restore that was killed before it had cleared up: the next one, and a backup, go through', {
  timeout: LONG,
}, async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await killAfter()
  await dumpEmbedded(directory, join(directory, 'again.tar.gz'))
  expect(await places()).toEqual(['pg'])
  await rename(path('pg'), path('pg.former'))
  await cp(kept, path('pg'), { recursive: true })
  await restoreEmbedded(directory, backup, true)
  expect(await places()).toEqual(['pg'])
  expect(await found()).toBe('new')
})

test('a restored database is on the disk, every file of it, while the former one is still there', {
  timeout: LONG,
}, async () => {
  const handle = await open(backup)
  const synced: string[][] = []
  vi.spyOn(Object.getPrototypeOf(handle), 'sync').mockImplementation(async () => void synced.push(await places()))
  await handle.close()
  await restoreEmbedded(directory, backup, true)
  const files = await readdir(path('pg'), { recursive: true })
  expect(files.length).toBeGreaterThan(900)
  expect(synced).toHaveLength(files.length + 2)
  expect(synced.slice(0, -1).every((names) => names.join() === 'pg,pg.restored')).toBe(true)
  expect(synced.at(-1)).toEqual(['pg', 'pg.former'])
})

test('nothing is deleted where a database was made after a restore had been killed', { timeout: LONG }, async () => {
  await killBetween()
  await cp(loaded, path('pg'), { recursive: true })
  const text = 'Move the one that is not wanted'
  await expect(found()).rejects.toThrow(text)
  await expect(restoreEmbedded(directory, backup, true)).rejects.toThrow(text)
  expect(await places()).toEqual(['pg', 'pg.former', 'pg.restored'])
})
