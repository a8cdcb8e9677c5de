// @ts-check
import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

/** The file system in memory that Linux has. A container's is small unless it was asked for more. */
const MEMORY = '/dev/shm'
const PREFIX = 'research-portal-tests-'
const GIB = 2 ** 30
/** What the suites write at the same time is below 1 GiB; the memory has to hold the processes as well. */
const NEEDED = { space: 4 * GIB, memory: 8 * GIB }

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/**
 * A directory for temporary files in memory, which is removed with this process. The databases of the tests are thousands of small
 * files, which a disk takes twice as long to create and to delete as the tests need for everything else. Directories of processes
 * that were killed are removed as well.
 * @param {string} [home]
 * @returns {string | undefined} undefined where there is too little memory: then the usual directory serves
 */
export function makeMemoryDirectory(home = MEMORY) {
  if (!existsSync(home)) return undefined
  for (const name of readdirSync(home).filter((entry) => entry.startsWith(PREFIX))) {
    if (!isRunning(Number(name.slice(PREFIX.length)))) rmSync(join(home, name), { recursive: true, force: true })
  }
  const { bavail, bsize } = statfsSync(home)
  if (bavail * bsize < NEEDED.space || freemem() < NEEDED.memory) return undefined
  const directory = join(home, `${PREFIX}${process.pid}`)
  mkdirSync(directory, { mode: 0o755 })
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }))
  return directory
}
