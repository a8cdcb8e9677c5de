// @ts-check
// Keeps a PostgreSQL for the process that started this one (see postgres.mjs) and removes it when that has gone, however it went:
// `node postgres-keeper.mjs <directory of the programs> <true: commits are on the disk> [<port of the primary that it follows>]`.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createConnection, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const [programs = '', durable, primary] = process.argv.slice(2)
const LIMIT = 60_000

/** It refuses to run as root. */
function owner() {
  if (process.getuid?.() !== 0) return {}
  const id = (/** @type {string} */ option) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

const user = owner()
const directory = mkdtempSync(join(tmpdir(), 'research-portal-postgres-'))
if (user.uid !== undefined) chownSync(directory, user.uid, user.gid)
const port = await freePort()
const data = join(directory, 'data')

/** @type {import('node:child_process').ChildProcess | undefined} */
let server

const settings = {
  listen_addresses: '127.0.0.1',
  port,
  unix_socket_directories: directory,
  max_connections: 200,
  // For replicas that are being made.
  wal_keep_size: '128MB',
  timezone: 'UTC',
  ...(durable === 'true' ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
}

function init() {
  const way = { ...user, cwd: directory, stdio: /** @type {const} */ (['ignore', 'ignore', 'inherit']) }
  if (primary !== undefined) {
    const source = ['-h', '127.0.0.1', '-p', primary, '-U', 'postgres', '--write-recovery-conf']
    const options = [...source, '--checkpoint=fast', '--wal-method=stream', '--no-sync']
    execFileSync(join(programs, 'pg_basebackup'), ['-D', data, ...options], { ...way, stdio: [...way.stdio] })
    return
  }
  const options = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync']
  execFileSync(join(programs, 'initdb'), ['-D', data, ...options], { ...way, stdio: [...way.stdio] })
}

const answers = () =>
  new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1')
    // A request for encryption, which every server answers with one letter, also while it starts.
    socket.once('connect', () => socket.write(Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])))
    socket.once('data', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('close', () => resolve(false))
    socket.unref()
  })

async function start() {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = /** @type {import('node:child_process').StdioOptions} */ (['ignore', 'ignore', 'pipe'])
  server = spawn(join(programs, 'postgres'), ['-D', data, ...options], { ...user, cwd: directory, stdio: log })
  let isReady = false
  let last = ''
  server.stderr?.on('data', (chunk) => {
    last = String(chunk)
    // With its log collected in files, PostgreSQL writes nothing more here.
    if (/ready to accept (?:read-only )?connections|logging collector/.test(last)) isReady = true
  })
  const end = Date.now() + LIMIT
  while (!(isReady && (await answers()))) {
    if (server.exitCode !== null || Date.now() > end) throw new Error(`It did not start: ${last}`)
    await delay(20)
  }
}

/** @param {NodeJS.Signals} signal */
async function stop(signal) {
  if (!server || server.exitCode !== null || server.signalCode !== null) return
  const exit = once(server, 'exit')
  server.kill(signal)
  await exit
}

/** @type {Record<string, NodeJS.Signals>} */
const signals = { fast: 'SIGINT', immediate: 'SIGQUIT', killed: 'SIGKILL' }

/** @param {string} order */
async function obey(order) {
  if (order === 'start') await start()
  else await stop(signals[order] ?? 'SIGINT')
}

process.on('disconnect', async () => {
  await stop('SIGQUIT')
  rmSync(directory, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  process.exit(0)
})
for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => {})
process.on('message', async (/** @type {string} */ order) => {
  await obey(order).then(
    () => process.send?.({ port }),
    (error) => process.send?.({ error: error.message }),
  )
})

try {
  init()
  await start()
  process.send?.({ port })
} catch (error) {
  process.send?.({ error: error instanceof Error ? error.message : String(error) })
  await stop('SIGQUIT')
  rmSync(directory, { recursive: true, force: true })
  process.exit(1)
}
