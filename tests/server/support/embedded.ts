import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PGlite } from '@electric-sql/pglite'
import { migrate } from '#server/platform/database/migrate.ts'
import { kyselyOver } from '#server/platform/database/open.ts'
import { createPglite } from '#server/platform/database/pglite.ts'
import { fillFixture } from './fixture.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const cache = join(root, 'var/test-database')

/** Digits of a fingerprint. */
const FINGERPRINT = 16

/** Changes with everything that shapes the database. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const directory of ['server/platform/database', 'server/platform/text', 'tests/server/support']) {
    const entries = await readdir(join(root, directory), { recursive: true, withFileTypes: true })
    for (const entry of entries.filter((found) => found.isFile()).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      hash.update(await readFile(join(entry.parentPath, entry.name)))
    }
  }
  return hash.digest('hex').slice(0, FINGERPRINT)
}

/** Makes a database in memory, dumps it and keeps the dump at `path`. */
async function makeDump(path: string, fill: (pglite: PGlite) => Promise<void>): Promise<Blob> {
  const pglite = await createPglite()
  await fill(pglite)
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  await mkdir(cache, { recursive: true })
  const current = basename(path).slice(0, FINGERPRINT)
  for (const name of await readdir(cache)) {
    if (!name.startsWith(current)) await rm(join(cache, name), { force: true })
  }
  // Test files run at once: whoever comes later replaces the file by the same content.
  const draft = `${path}.${process.pid}`
  await writeFile(draft, new Uint8Array(await dump.arrayBuffer()))
  await rename(draft, path)
  return dump
}

/** The dumps that this process has read. */
const dumps = new Map<string, Promise<Blob>>()

async function readDump(name: string, fill: (pglite: PGlite) => Promise<void>): Promise<Blob> {
  const path = join(cache, `${await fingerprint()}-${name}.tar`)
  const kept = await readFile(path).catch(() => undefined)
  return kept ? new Blob([new Uint8Array(kept)]) : makeDump(path, fill)
}

/** Loads a database in memory or in a directory from a dump that is made once. */
async function load(
  name: string,
  fill: (pglite: PGlite) => Promise<void>,
  dataDir: string | undefined,
): Promise<PGlite> {
  const dump = dumps.get(name) ?? readDump(name, fill)
  dumps.set(name, dump)
  return createPglite({ loadDataDir: await dump, ...(dataDir === undefined ? {} : { dataDir }) })
}

/** The fixture in memory or in a directory. */
export const loadFixture = (dataDir?: string): Promise<PGlite> =>
  load(
    'fixture',
    async (pglite) => {
      const db = kyselyOver(pglite)
      await migrate(db)
      await fillFixture(db)
    },
    dataDir,
  )

/** A database without any table in memory or in a directory. Its `initdb` takes ten times as long as loading the result. */
export const loadEmpty = (dataDir?: string): Promise<PGlite> => load('empty', async () => {}, dataDir)
