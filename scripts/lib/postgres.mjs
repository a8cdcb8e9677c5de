// @ts-check
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where Debian keeps its versions, each in a directory named by its number. */
const VERSIONS = '/usr/lib/postgresql'

/** The directory of the newest PostgreSQL's programs, or of the one in the PATH; undefined: there is none. */
export function findPostgres() {
  const numbers = existsSync(VERSIONS) ? readdirSync(VERSIONS).map(Number).filter(Number.isInteger) : []
  const own = numbers.sort((a, b) => b - a).map((number) => join(VERSIONS, String(number), 'bin'))
  const path = (process.env.PATH ?? '').split(delimiter)
  return [...own, ...path].find((directory) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(directory, name))),
  )
}

/** Whether that PostgreSQL has the extension pgvector. */
export function providesVectors() {
  const programs = findPostgres()
  const tool = programs && join(programs, 'pg_config')
  if (tool === undefined || !existsSync(tool)) return false
  const directory = execFileSync(tool, ['--sharedir'], { encoding: 'utf8' }).trim()
  return existsSync(join(directory, 'extension/vector.control'))
}

/**
 * @typedef {object} Cluster
 * @property {(database: string) => string} urlOf address of a database in it
 * @property {number} port
 * @property {(how: 'fast' | 'immediate' | 'killed') => Promise<void>} stop ends every connection: `fast` after what is committed is
 *   written out, `immediate` as a crash would, `killed` as `kill -9` does
 * @property {() => Promise<void>} start after `stop`, on the same port
 * @property {() => Promise<void>} remove ends it and deletes it
 */

/**
 * Starts a private PostgreSQL in a temporary directory, for whoever reaches this machine's loopback. It ends and is
 * removed with this process, however that ends: a process of its own looks after it.
 * @param {{ durable?: boolean, follows?: Cluster }} [options] `durable`: what is committed is on the disk, which takes time; `follows`:
 *   the primary that it is a streaming replica of
 * @returns {Promise<Cluster>}
 * @throws {Error} when there is no PostgreSQL, or it does not start
 */
export async function startPostgres({ durable = false, follows } = {}) {
  const programs = findPostgres()
  if (programs === undefined)
    throw new Error('There is no PostgreSQL here: install it (Debian: apt-get install postgresql).')
  const keeper = spawn(
    process.execPath,
    [
      fileURLToPath(new URL('postgres-keeper.mjs', import.meta.url)),
      ...[programs, String(durable), ...(follows ? [String(follows.port)] : [])],
    ],
    { detached: true, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  )
  const exit = once(keeper, 'exit')
  /** @param {string} [order] @returns {Promise<number>} the port */
  const ask = async (order) => {
    const answer = Promise.race([once(keeper, 'message'), exit.then(() => [{ error: 'It has ended.' }])])
    keeper.ref()
    keeper.channel?.ref()
    if (order !== undefined) keeper.send(order)
    const [{ port, error }] = await answer
    keeper.unref()
    keeper.channel?.unref()
    if (error !== undefined) throw new Error(`PostgreSQL: ${error}`)
    return port
  }
  const port = await ask()
  return {
    port,
    urlOf: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    stop: async (how) => void (await ask(how)),
    start: async () => void (await ask('start')),
    remove: async () => {
      if (keeper.connected) keeper.disconnect()
      if (keeper.exitCode === null) {
        keeper.ref()
        await exit
      }
    },
  }
}
