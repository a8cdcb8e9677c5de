import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keyFile } from '#server/access/key-file.ts'
import { ensureKey } from '#server/access/stored-keys.ts'
import { dumpEmbedded, restoreEmbedded } from '#server/platform/database/backup/embedded.ts'
import { openDirectory } from '#server/platform/database/disk.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openDatabase } from '#server/platform/database/open.ts'
import { isDataDirectory, makePrivate } from '#server/platform/database/private-directory.ts'
import { writeToOutbox } from '#server/platform/mail/outbox.ts'

const LONG = 120_000

let base: string
let directory: string
const before = process.umask()

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'research-portal-modes-'))
  directory = join(base, 'data')
  // As on most machines: without a mode of their own files are readable by everybody.
  process.umask(0o022)
})
afterEach(async () => {
  process.umask(before)
  await rm(base, { recursive: true, force: true })
})

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

/** The files and directories that others than their owner may do something with. */
async function openTo(path: string): Promise<string[]> {
  const { mode } = await stat(path)
  const own = (mode & 0o077) === 0 ? [] : [`${path} ${(mode & 0o777).toString(8)}`]
  const names = (await stat(path)).isDirectory() ? await readdir(path) : []
  return [...own, ...(await Promise.all(names.map((name) => openTo(join(path, name))))).flat()]
}

async function makeDatabase(): Promise<void> {
  const database = await openDatabase({ directory })
  await database.alone(migrate)
  await database.close()
}

describe('what the server writes is for nobody else on the machine:', () => {
  test('the embedded database, its backup, and what is restored from it', { timeout: LONG }, async () => {
    await makeDatabase()
    expect(await openTo(directory)).toEqual([])
    const file = join(base, 'portal.tar.gz')
    await dumpEmbedded(directory, file)
    expect(await modeOf(file)).toBe('600')
    const restored = join(base, 'restored')
    await restoreEmbedded(restored, file, false)
    expect(await openTo(restored)).toEqual([])
  })

  test('the keys and the mails', async () => {
    await ensureKey(keyFile(directory))
    expect(await openTo(directory)).toEqual([])
    const address = { name: 'Anna', address: 'anna@example.com' }
    const mail = { from: address, to: address, subject: 'Subject', text: 'Text' }
    const outbox = join(base, 'outbox')
    await writeToOutbox(outbox, crypto.randomUUID(), { mail, source: Buffer.from('x') })
    expect(await openTo(outbox)).toEqual([])
  })
})

describe('a data directory that others may enter', () => {
  test('is closed to them, with the files of an older database in it', { timeout: LONG }, async () => {
    await makeDatabase()
    await chmod(directory, 0o755)
    await chmod(join(directory, 'pg/PG_VERSION'), 0o666)
    await makeDatabase()
    expect(await openTo(directory)).toEqual([])
  })

  test.each([
    ['is shared by all', 0o1777, []],
    ['holds other things', 0o755, ['thesis.pdf']],
  ])('is refused where it %s', async (_, mode, names) => {
    await mkdir(directory)
    for (const name of names) await writeFile(join(directory, name), '')
    await chmod(directory, mode)
    const take = () => openDirectory({ directory, dataDir: join(directory, 'pg'), reserve: 0 }, async () => 1)
    await expect(take()).rejects.toThrow(`chmod 700 ${directory}`)
    expect((await stat(directory)).mode & 0o7777).toBe(mode)
    await chmod(directory, 0o700)
    await expect(take()).resolves.toBe(1)
  })

  test('one that is to be made is made for its owner alone', async () => {
    await makePrivate(join(base, 'a/b'), isDataDirectory)
    expect(await openTo(join(base, 'a'))).toEqual([])
  })
})
