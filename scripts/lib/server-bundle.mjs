// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { bin, root, run } from './run.mjs'

/** The server's sources, and more than it imports: bundling takes a second, so an exact list is not worth keeping. */
const sources = [
  ...['server', 'demo/data', 'demo/catalog/lib', 'src', 'widgets'],
  ...['scripts/lib/server-bundle.mjs', 'vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'],
]

/** The files to run: the server, and its command line, whose first argument is the command. */
export const serverFiles = { main: join(root, 'dist/server/main.js'), cli: join(root, 'dist/server/cli.js') }

/** Serves the database that the environment names, for tests that kill their server. */
export const testServer = join(root, 'var/test-server/serve-database.js')

/** Delivers whenever its parent says so, for the bench of deliveries. */
export const deliveryServer = join(root, 'var/test-server/delivery-server.js')

/**
 * Bundles the server into `dist/server`, unless the last bundle had the same sources; it takes a second.
 * @returns {Promise<boolean>} whether the bundle is there
 */
export const bundleServer = () => bundle('server', 'dist/server', sources)

/** Bundles `testServer` and `deliveryServer` in the same way. */
export const bundleTestServer = () =>
  bundle('test-server', 'var/test-server', [...sources, 'tests/server/support', 'bench/lib'])

/**
 * @param {string} mode as `vite.config.ts` names it
 * @param {string} directory that it writes into
 * @param {string[]} sources
 */
async function bundle(mode, directory, sources) {
  const stamp = join(root, directory, '.stamp')
  const current = fingerprint(sources)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return true
  const args = [bin('vite'), 'build', '--mode', mode, '--logLevel', 'warn']
  const code = await run(process.execPath, args, { label: 'the bundle of the server', env: { NODE_ENV: 'production' } })
  if (code !== 0) return false
  writeFileSync(stamp, current)
  return true
}
