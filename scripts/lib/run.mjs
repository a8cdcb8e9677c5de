// @ts-check
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's directory, without a slash at its end. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

const ownGroup = process.platform !== 'win32'
/** @type {NodeJS.Signals[]} */
const endSignals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Commands that run at this moment: when this process is told to end, it waits for all of them. */
let running = 0

/**
 * The Node arguments that start a package's command, without a shell.
 * @param {string} packageName @param {string} [command] when the package has several
 */
export function bin(packageName, command = packageName.split('/').at(-1) ?? packageName) {
  const home = join(root, 'node_modules', packageName)
  const { bin: bins } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  return join(home, typeof bins === 'string' ? bins : bins[command])
}

/**
 * @typedef {object} RunOptions
 * @property {string} label
 * @property {Record<string, string>} [env]
 * @property {boolean} [shell]
 * @property {number} [heartbeat] in seconds
 * @property {number} [limit] in seconds
 * @property {(chunk: Buffer | string) => void} [out] takes the output; by default it goes to this process's own
 * @property {(chunk: Buffer | string) => void} [err] takes the output of errors; by default it goes where `out` goes
 */

/**
 * Runs a command to its end and shows its output as it comes. While the command is silent, says every `heartbeat`
 * seconds that it still runs. Whatever the command started ends with it: at its end, at its time limit, and when
 * this process is told to end.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} options
 * @returns {Promise<number>} the exit code; 124 after the time limit
 */
export async function run(command, args, options) {
  const { label, env = {}, shell = false, heartbeat = 20, limit = 600, out, err = out } = options
  const started = Date.now()
  const colour = process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {}
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...colour, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: ownGroup,
    shell,
  })

  const tell = out ?? ((/** @type {Buffer | string} */ chunk) => void process.stdout.write(chunk))
  const complain = err ?? ((/** @type {Buffer | string} */ chunk) => void process.stderr.write(chunk))
  let lastOutput = started
  const show = (/** @type {typeof tell} */ to) => (/** @type {Buffer} */ chunk) => {
    lastOutput = Date.now()
    to(chunk)
  }
  child.stdout.on('data', show(tell))
  child.stderr.on('data', show(complain))

  let timedOut = false
  const watch = setInterval(() => {
    const seconds = Math.round((Date.now() - started) / 1000)
    if (seconds >= limit && !timedOut) {
      timedOut = true
      complain(`${label}: stopped after ${limit} s\n`)
      endGroup(child, 'SIGTERM')
    } else if (Date.now() - lastOutput >= heartbeat * 1000) {
      lastOutput = Date.now()
      tell(`… ${label} is still running, ${seconds} s\n`)
    }
  }, 1000)

  /** @type {NodeJS.Signals | undefined} */
  let endedBy
  const end = (/** @type {NodeJS.Signals} */ signal) => {
    endedBy = signal
    endGroup(child, signal)
  }
  running += 1
  for (const signal of endSignals) process.on(signal, end)
  child.once('exit', () => endGroup(child, 'SIGTERM'))

  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      complain(`${label}: ${error.message}\n`)
      resolve(127)
    })
    child.once('close', (status) => resolve(timedOut ? 124 : (status ?? 1)))
  })
  clearInterval(watch)
  for (const signal of endSignals) process.off(signal, end)
  running -= 1
  if (endedBy !== undefined) {
    if (running === 0) process.exit(128 + constants.signals[endedBy])
    // The last command to end takes this process with it; nothing new is started until then.
    await new Promise(() => {})
  }
  return code
}

/**
 * Signals a command and all that it started, and kills after five seconds what is still there.
 * @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal
 */
function endGroup(child, signal) {
  const send = (/** @type {NodeJS.Signals} */ name) => {
    if (child.pid === undefined) return false
    try {
      return ownGroup ? process.kill(-child.pid, name) : child.kill(name)
    } catch {
      // Nobody is left in the group, whose number may soon be another's.
      return false
    }
  }
  if (send(signal)) setTimeout(() => send('SIGKILL'), 5000).unref()
}
