import { access, constants, open, readdir, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { isDataDirectory, makePrivate } from './private-directory.ts'

/** Megabytes that are left free for what the database has to write after the last row that it took: its log, above all. */
export const defaultReserve = 64

const MEGABYTE = 1024 * 1024

/** Has the SQLSTATE that PostgreSQL has for it. */
class DiskFullError extends Error {
  readonly code = '53100'
}

/**
 * Refuses to go on with less than `reserve` megabytes on the disk: an embedded database whose log finds none ends at once, and with it the
 * reading. @throws DiskFullError
 */
export async function requireRoom(directory: string, reserve: number): Promise<void> {
  const { bavail, bsize } = await statfs(directory)
  const left = Math.floor((bavail * bsize) / MEGABYTE)
  if (left >= reserve) return
  throw new DiskFullError(
    `There are ${left} MB left for the data directory ${directory}, and the database writes only while there are ` +
      `${reserve} MB. Free some room, or set DATA_DIR to a directory on another disk.`,
  )
}

/** Says what to do about a directory that cannot be made or written to; other errors come back as they are. */
function explained(error: unknown, directory: string): unknown {
  if (!(error instanceof Error)) return error
  const { code = '' } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new Error(
      `There is no room for the data directory ${directory} (${code}). Free some, or set DATA_DIR to a directory on another disk.`,
    )
  }
  if (!['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT'].includes(code)) return error
  return new Error(
    `The data directory ${directory} cannot be written to (${code}). Give the user that the server runs as the right to ` +
      'write there, or set DATA_DIR to another directory.',
  )
}

/** Directories can be synced where they are files to the system. */
const syncsDirectories = process.platform !== 'win32'

async function sync(path: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(path, flags)
  await handle.sync().finally(() => handle.close())
}

/** The names in a directory are on the disk, not only on their way to it. */
export async function syncNames(directory: string): Promise<void> {
  if (syncsDirectories) await sync(directory, 'r')
}

/** A directory and everything in it is on the disk, not only on its way to it. */
export async function syncTree(directory: string): Promise<void> {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) await syncTree(path)
    else await sync(path, 'r+')
  }
  await syncNames(directory)
}

export const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/**
 * Makes the data directory ready to be opened: it is there, it and the database in it can be written to, and it has room.
 * `take` writes the first file. @throws Error with what to do about it
 */
export async function openDirectory<T>(
  { directory, dataDir, reserve }: { directory: string; dataDir: string; reserve: number },
  take: () => Promise<T>,
): Promise<T> {
  try {
    await makePrivate(directory, isDataDirectory)
    if (await isThere(dataDir)) await access(dataDir, constants.W_OK)
    await requireRoom(directory, reserve)
    return await take()
  } catch (error) {
    throw explained(error, directory)
  }
}
