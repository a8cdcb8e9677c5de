// @ts-check
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from '../lib/fingerprint.mjs'
import { root } from '../lib/run.mjs'

/** @param {number} port the portal's */
const sitesAt = (port) => ({
  portal: `http://127.0.0.1:${port}`,
  marketing: `http://127.0.0.1:${port + 1}`,
  intranet: `http://127.0.0.1:${port + 2}`,
})

/** A server that is already running, by the address of the portal. @param {string} address */
export const runningAt = (address) => ({ sites: sitesAt(Number(new URL(address).port)), stop: async () => {} })

/**
 * Starts the server on free ports, with data that are kept between runs. They are made again when the sources of the server or
 * the day change, since both decide about them.
 */
export async function startOwn() {
  const { startProcess } = await import('#tests/e2e/support/process.ts')
  const day = new Date().toISOString().slice(0, 10)
  const home = join(root, 'var/shots-data')
  const name = fingerprint(['server', 'demo/data', 'src/contract', 'package-lock.json'], day)
  const dataDir = join(home, name)
  mkdirSync(home, { recursive: true })
  for (const old of readdirSync(home)) if (old !== name) rmSync(join(home, old), { recursive: true, force: true })
  if (!existsSync(dataDir)) console.log('Filling a database with demo data …')
  const { port, stop } = await startProcess(dataDir, {}, 240)
  return { sites: sitesAt(port), stop: () => stop() }
}
