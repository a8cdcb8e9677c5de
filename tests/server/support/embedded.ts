import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PGlite } from '@electric-sql/pglite'
import { migrate } from '#server/platform/database/migrate.ts'
import { kyselyOver } from '#server/platform/database/open.ts'
import { createPglite } from '#server/platform/database/pglite.ts'
import { fillFixture } from './fixture.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const cache = join(root, 'var/test-database')

/** Changes with everything that shapes the database. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const directory of ['server/platform/database', 'server/platform/text', 'tests/server/support']) {
    const entries = await readdir(join(root, directory), { recursive: true, withFileTypes: true })
    for (const entry of entries.filter((found) => found.isFile()).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      hash.update(await readFile(join(entry.parentPath, entry.name)))
    }
  }
  return hash.digest('hex').slice(0, 16)
}

async function makeTemplate(path: string): Promise<Blob> {
  const pglite = await createPglite()
  const db = kyselyOver(pglite)
  await migrate(db)
  await fillFixture(db)
  const dump = await pglite.dumpDataDir('none')
  await db.destroy()
  await mkdir(cache, { recursive: true })
  for (const name of await readdir(cache)) {
    if (!path.endsWith(name.slice(0, name.indexOf('.tar') + 4))) await rm(join(cache, name), { force: true })
  }
  // Test files run at once: whoever comes later replaces the file by the same content.
  const draft = `${path}.${process.pid}`
  await writeFile(draft, new Uint8Array(await dump.arrayBuffer()))
  await rename(draft, path)
  return dump
}

/** The fixture in memory or in a directory: loaded from a dump that is made once. */
export async function loadFixture(dataDir?: string): Promise<PGlite> {
  const path = join(cache, `${await fingerprint()}.tar`)
  const dump = await readFile(path).catch(() => undefined)
  const loadDataDir = dump ? new Blob([new Uint8Array(dump)]) : await makeTemplate(path)
  return createPglite({ loadDataDir, ...(dataDir === undefined ? {} : { dataDir }) })
}
