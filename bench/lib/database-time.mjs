// @ts-check
import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'

/** @returns {number} milliseconds of a tick of `/proc/<pid>/stat` */
const findTick = () => 1000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** @param {string} pid @returns {Promise<string[]>} the fields of its state after its name; empty: it has ended */
const readState = async (pid) => {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}

/**
 * A clock of the processor time of this process, with an embedded database in it, and of all processes of a PostgreSQL on this
 * machine, those that have ended included.
 * @param {number} [backend] the id of one of its processes
 * @returns {Promise<() => Promise<number>>} milliseconds
 */
export async function databaseTime(backend) {
  const own = () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
  if (backend === undefined) return async () => own()
  const tick = findTick()
  const [, postmaster = ''] = await readState(String(backend))
  return async () => {
    const fields = await readState(postmaster)
    const ended = (Number(fields[13]) + Number(fields[14])) * tick
    const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
    const times = await Promise.all(
      children
        .trim()
        .split(' ')
        .map(
          async (pid) =>
            Number((await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => '0')).split(' ')[0]) / 1e6,
        ),
    )
    return own() + ended + times.reduce((sum, time) => sum + time, 0)
  }
}
