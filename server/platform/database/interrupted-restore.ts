import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isThere } from './disk.ts'

/** In a data directory: the database, what a restore loads beside it, and what was there before until the restore is through. */
export const getDatabasePaths = (directory: string) => ({
  data: join(directory, 'pg'),
  draft: join(directory, 'pg.restored'),
  former: join(directory, 'pg.former'),
})

/**
 * Finishes a restore that was killed: if the new database was not in place yet, the old one comes back; otherwise it is
 * removed. The caller must hold the lock of the directory.
 *
 * @throws Error if it cannot be told which of the two is newer
 */
export async function settleRestore(directory: string): Promise<void> {
  const { data, draft, former } = getDatabasePaths(directory)
  if (!(await isThere(former))) return rm(draft, { recursive: true, force: true })
  if (!(await isThere(data))) {
    await rename(former, data)
    console.warn('A restore was broken off: the database is the one from before it.')
    return
  }
  // A restore leaves no draft once the new database is in its place: this one was made by something else.
  if (await isThere(draft)) {
    throw new Error(
      `A restore was broken off, and ${data} was made since: ${former} has the database from before it. ` +
        `Move the one that is not wanted to another directory, and ${draft} as well, which may be a part of the restored one.`,
    )
  }
  console.warn(
    'A restore was broken off at its end: the database is the restored one, and the one from before it is deleted.',
  )
  await rm(former, { recursive: true })
}
