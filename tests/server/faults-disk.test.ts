import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, open, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase } from '#server/platform/database/open.ts'
import { loadEmpty, loadFixture } from './support/embedded.ts'
import { PASSWORD, users } from './support/fixture.ts'
import { runMain } from './support/main-process.ts'
import { serveDatabase } from './support/server-process.ts'

const MEGABYTE = 1024 * 1024

let directory: string
let isMounted: boolean

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'research-portal-disk-'))
  isMounted = false
})
afterEach(async () => {
  if (isMounted) execFileSync('umount', ['--lazy', directory])
  await rm(directory, { recursive: true, force: true })
})

/** A disk of its own, where this user may have one. */
function mount(...options: string[]): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options.join(','), 'tmpfs', directory], { stdio: 'ignore' })
    isMounted = true
  } catch {
    isMounted = false
  }
  return isMounted
}

async function left(): Promise<number> {
  const { bavail, bsize } = await statfs(directory)
  return Math.floor((bavail * bsize) / MEGABYTE)
}

/** Writes zeros until so many megabytes are left on the disk, and gives what takes them away again. */
async function leave(megabytes: number): Promise<() => Promise<void>> {
  const path = join(directory, 'filling')
  const file = await open(path, 'w')
  const zeros = Buffer.alloc(MEGABYTE)
  while ((await left()) > megabytes) await file.write(zeros)
  await file.close()
  return () => rm(path)
}

async function failureOf(dataDir: string, reserve = 64): Promise<{ code: number | null; text: string }> {
  const server = await runMain({ DATA_DIR: dataDir, DATA_RESERVE: String(reserve) })
  return { code: await server.ended, text: server.said() }
}

test('R392 a second start on one data directory is refused with a text', { timeout: 120_000 }, async () => {
  await (await loadFixture(join(directory, 'pg'))).close()
  const server = await serveDatabase({ DATA_DIR: directory, DATABASE_URL: '' })
  const { code, text } = await failureOf(directory)
  await server.kill()
  expect(code).toBe(1)
  expect(text).toBe(
    `The data directory ${directory} is in use by process ${server.pid}. ` +
      'Stop that server first, or set DATA_DIR to another directory.\n',
  )
})

test('the log of the embedded database is cut while it is open', { timeout: 60_000 }, async () => {
  await (await loadEmpty(join(directory, 'pg'))).close()
  const { db, close } = await openDatabase({ directory, betweenCheckpoints: 100 })
  const checkpoint = async () =>
    (await sql<{ at: string }>`select checkpoint_lsn::text as at from pg_control_checkpoint()`.execute(db)).rows[0]?.at
  const before = await checkpoint()
  await sql`create table written as select 1 as n`.execute(db)
  await vi.waitFor(async () => expect(await checkpoint()).not.toBe(before), 30_000)
  await close()
})

test('a start says that the data directory cannot be written to, where it is, and what to do', {
  timeout: 60_000,
}, async () => {
  // Without the right to mount, what the kernel lets nobody write to.
  const dataDir = mount('ro') ? join(directory, 'data') : '/sys/data'
  const { code, text } = await failureOf(dataDir)
  expect(code).toBe(1)
  expect(text).toMatch(
    new RegExp(
      `^The data directory ${dataDir} cannot be written to \\((?:EROFS|EACCES|EPERM|ENOENT)\\)\\. ` +
        'Give the user that the server runs as the right to write there, or set DATA_DIR to another directory\\.\n$',
    ),
  )
})

test('a start on a full disk says so, how much is left, and what to do', { timeout: 60_000 }, async () => {
  // Without the right to mount, the disk that there is, and more asked for than it has.
  const reserve = mount('size=20m') ? 64 : (await left()) + 1000
  const dataDir = join(directory, 'data')
  const { code, text } = await failureOf(dataDir, reserve)
  expect(code).toBe(1)
  expect(text).toMatch(
    new RegExp(
      `^There are \\d+ MB left for the data directory ${dataDir}, and the database writes only while there are ${reserve} MB\\. ` +
        'Free some room, or set DATA_DIR to a directory on another disk\\.\n$',
    ),
  )
})

test('a disk that fills up while the server runs: writes are refused with 507, reads go on, and nothing is lost', {
  timeout: 120_000,
}, async () => {
  const [reserve, filled] = mount('size=300m') ? [64, 8] : [(await left()) - 300, (await left()) - 400]
  const dataDir = join(directory, 'data')
  await mkdir(dataDir)
  await (await loadFixture(join(dataDir, 'pg'))).close()
  const server = await serveDatabase({ DATA_DIR: dataDir, DATABASE_URL: '', DATA_RESERVE: String(reserve) })
  const call = (path: string, body?: object, token = '') =>
    fetch(`${server.address}/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  const signIn = await call('auth', { username: users.full.username, password: PASSWORD })
  const { token } = (await signIn.json()) as { token: string }
  const capture = () => call('capture_event', { url: '/', event_type: 'Page Open' }, token)
  const idOf = async (answer: Response) => ((await answer.json()) as { id: string }).id

  const kept = [await idOf(await capture())]
  const empty = await leave(filled)
  for (let turn = 0; turn < 5; turn++) {
    const refused = await capture()
    expect(refused.status).toBe(507)
    expect(refused.headers.get('retry-after')).toBe('60')
    expect(await refused.json()).toEqual({
      errors: ['Nothing can be stored at the moment. Please try again later.'],
      status: 507,
    })
    expect((await call('research_documents', undefined, token)).status).toBe(200)
  }
  await empty()
  kept.push(await idOf(await capture()))
  await server.kill()

  const { db, close } = await openDatabase({ directory: dataDir })
  const rows = await db.selectFrom('events').select('id').execute().finally(close)
  expect(rows.map(({ id }) => id).sort()).toEqual(kept.sort())
})
