import { chmod, lstat, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Windows has other rights than these. */
const hasModes = process.platform !== 'win32'

const OTHERS = 0o077
/** Of a directory that everybody writes to, such as `/tmp`. */
const STICKY = 0o1000

const isOpen = (mode: number) => (mode & OTHERS) !== 0

const refusal = (directory: string, mode: number) =>
  new Error(
    `Other users of this machine may read the directory ${directory} (mode ${(mode & 0o7777).toString(8)}), and it is not ` +
      `changed here: it belongs to another user, or holds other things. Run "chmod 700 ${directory}", or name a directory in it ` +
      'that is still to be made.',
  )

/**
 * Makes a directory that only its owner may enter, and closes one that others may enter when everything in it is `ours`. The
 * files of the embedded database have mode 666 whatever the umask is, so the directory is what protects them.
 * @throws Error with what to do about it
 */
export async function makePrivate(directory: string, ours: (names: readonly string[]) => boolean): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  if (!hasModes) return
  const { mode } = await stat(directory)
  if (!isOpen(mode)) return
  if ((mode & STICKY) !== 0 || !ours(await readdir(directory))) throw refusal(directory, mode)
  await chmod(directory, 0o700).catch((reason: NodeJS.ErrnoException) => {
    throw reason.code === 'EPERM' ? refusal(directory, mode) : reason
  })
  // Some file systems take every mode and keep none.
  if (isOpen((await stat(directory)).mode)) throw refusal(directory, mode)
  console.warn(`Other users of this machine could read ${directory}; it is closed to them now (mode 700).`)
}

/** Whether a data directory holds nothing but what a server writes there. */
export const isDataDirectory = (names: readonly string[]): boolean =>
  names.includes('pg') ||
  names.every((name) => /^(?:pg\..+|server\.lock.*|signing-keys\.json.*|outbox|lost\+found)$/.test(name))

/** Takes the rights of others from everything in a directory; what goes meanwhile, or belongs to somebody else, is passed over. */
export async function closeToOthers(directory: string): Promise<void> {
  if (!hasModes) return
  for (const entry of await readdir(directory, { withFileTypes: true }).catch(() => [])) {
    const path = join(directory, entry.name)
    if (entry.isSymbolicLink()) continue
    const mode = await lstat(path).then(
      (found) => found.mode,
      () => 0,
    )
    if (isOpen(mode)) await chmod(path, mode & 0o700).catch(() => {})
    if (entry.isDirectory()) await closeToOthers(path)
  }
}
