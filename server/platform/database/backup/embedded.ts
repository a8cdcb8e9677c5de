import { open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { isThere, syncNames, syncTree } from '../disk.ts'
import { getDatabasePaths, settleRestore } from '../interrupted-restore.ts'
import { lockDirectory } from '../lock.ts'
import { kyselyOver } from '../open.ts'
import { createPglite } from '../pglite.ts'
import { closeToOthers, isDataDirectory, makePrivate } from '../private-directory.ts'

async function locked<T>(directory: string, work: () => Promise<T>): Promise<T> {
  await makePrivate(directory, isDataDirectory)
  const unlock = await lockDirectory(directory)
  try {
    await settleRestore(directory)
    return await work()
  } finally {
    await unlock()
  }
}

/** Bytes that are on the disk, not only on their way to it. */
async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  await writeFile(file, bytes, { mode: 0o600 })
  const handle = await open(file, 'r+')
  await handle.sync()
  await handle.close()
}

/** Writes the embedded database of a directory into a .tar.gz; a server that uses it is in the way. */
export const dumpEmbedded = (directory: string, file: string): Promise<void> =>
  locked(directory, async () => {
    const { data } = getDatabasePaths(directory)
    if (!(await isThere(data))) throw new Error(`There is no database in ${directory}.`)
    const pglite = await createPglite({ dataDir: data })
    try {
      const dump = await pglite.dumpDataDir('gzip')
      await writeDurably(file, new Uint8Array(await dump.arrayBuffer()))
    } finally {
      await pglite.close()
    }
  })

/**
 * Puts the database of a .tar.gz in place of a directory's: beside it first, so that a file that is none leaves everything as
 * it was. Without `force` there must be none.
 */
export const restoreEmbedded = (directory: string, file: string, force: boolean): Promise<void> =>
  locked(directory, async () => {
    const { data, draft, former } = getDatabasePaths(directory)
    const isTaken = await isThere(data)
    if (isTaken && !force) throw new Error(`There is a database in ${directory}. Give --force to replace it.`)
    const loadDataDir = new Blob([new Uint8Array(await readFile(file))])
    await rm(draft, { recursive: true, force: true })
    try {
      const pglite = await createPglite({ dataDir: draft, loadDataDir })
      await kyselyOver(pglite).selectFrom('documents').select('id').limit(1).execute()
      await pglite.close()
    } catch (reason) {
      await rm(draft, { recursive: true, force: true })
      throw new Error(`${file} is no backup of this database: ${reason instanceof Error ? reason.message : reason}`)
    }
    await closeToOthers(directory)
    // A power cut must not find the new database half written and the old one gone.
    await syncTree(draft)
    if (isTaken) await rename(data, former)
    await rename(draft, data)
    await syncNames(directory)
    await rm(former, { recursive: true, force: true })
  })
