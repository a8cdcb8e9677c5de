import { readFileSync } from 'node:fs'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** Longer than two processes need between finding a stale lock and replacing it. */
const SETTLE = 100

/** When a process began, in clock ticks since boot, or '' where the system does not tell; a reused pid has another one. */
function readProcessStart(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (reason) {
    return reason instanceof Error && 'code' in reason && reason.code === 'EPERM'
  }
}

const mark = `${process.pid} ${readProcessStart(process.pid)}\n`

function isHeld(content: string): boolean {
  const [pid, start] = content.trim().split(' ')
  const holder = Number(pid)
  return Number.isInteger(holder) && holder > 0 && isAlive(holder) && (start ?? '') === readProcessStart(holder)
}

const refusal = (directory: string, content: string) =>
  new Error(
    `The data directory ${directory} is in use by process ${content.split(' ')[0]}. ` +
      'Stop that server first, or set DATA_DIR to another directory.',
  )

/**
 * Takes a directory for this process and gives the function that frees it. Two processes on one embedded database lose
 * rows silently, so a second one is refused with an error; the lock of a process that no longer lives is taken over.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const path = join(directory, 'server.lock')
  const read = () => readFile(path, 'utf8').catch(() => '')
  const unlock = async () => {
    if ((await read()) === mark) await rm(path, { force: true })
  }
  const own = `${path}.${process.pid}`
  await writeFile(own, mark)
  try {
    await link(own, path)
    await rm(own)
    return unlock
  } catch (reason) {
    if (!(reason instanceof Error && 'code' in reason && reason.code === 'EEXIST')) throw reason
  }
  const found = await read()
  if (isHeld(found)) {
    await rm(own)
    throw refusal(directory, found)
  }
  await rename(own, path)
  await delay(SETTLE)
  const kept = await read()
  if (kept !== mark) throw refusal(directory, kept)
  return unlock
}
