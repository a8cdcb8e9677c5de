import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { findHaproxy } from '#scripts/lib/haproxy.mjs'
import { freePorts } from '../../support/free-ports.ts'

const file = fileURLToPath(new URL('../../../deploy/haproxy.cfg', import.meta.url))

function requireProgram(): string {
  const program = findHaproxy()
  if (program === undefined) throw new Error('There is no HAProxy here: run `node scripts/setup.mjs --tests`.')
  return program
}

/** What HAProxy says of the project's configuration; it fails where that is wrong. */
export const checkConfiguration = async (): Promise<string> =>
  (await promisify(execFile)(requireProgram(), ['-c', '-f', file])).stdout

export type Balancer = { address: string; stop(): Promise<void> }

/** HAProxy by the project's configuration, in front of two servers. */
export async function startHaproxy([first, second]: readonly [string, string]): Promise<Balancer> {
  const bind = `127.0.0.1:${await freePorts(1)}`
  const place = (address: string) => new URL(address).host
  const child = spawn(requireProgram(), ['-db', '-q', '-f', file], {
    env: { ...process.env, PORTAL_BIND: bind, PORTAL_1: place(first), PORTAL_2: place(second) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  return {
    address: `http://${bind}`,
    stop: async () => {
      process.off('exit', endWithUs)
      if (child.exitCode !== null || child.signalCode !== null) return
      const exit = once(child, 'exit')
      child.kill('SIGTERM')
      await exit
    },
  }
}
