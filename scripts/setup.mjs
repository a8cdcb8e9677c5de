// @ts-check
// Runs before `npm start` and `npm test`, so it may use nothing that has to be installed.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium, ownBrowsers } from './chromium.mjs'
import { findHaproxy } from './lib/haproxy.mjs'
import { isNodeTooOld, staleReasonOf } from './lib/installed.mjs'
import { findPostgres } from './lib/postgres.mjs'
import { bin, root, run } from './lib/run.mjs'
import { startProject } from './lib/start-packages.mjs'

const modules = join(root, 'node_modules')

/**
 * Brings the clone into a state in which it runs: its packages and, for tests, those of the tests, a Chromium, the programs of
 * PostgreSQL, and HAProxy.
 * Ends the process with a message when it can't.
 * @param {{ tests?: boolean }} [options]
 */
export async function setup({ tests = false } = {}) {
  if (isNodeTooOld(process.versions.node)) {
    fail(`Node ${process.versions.node} is too old: install Node 20.19 or newer (https://nodejs.org).`)
  }
  await installPackages(tests)
  if (tests) {
    await installChromium()
    await installPostgres()
    await installHaproxy()
  }
}

/** @param {boolean} tests */
async function installPackages(tests) {
  const reason = staleReasonOf(root, { tests })
  if (reason === undefined) return
  console.log(`Installing packages (${reason}) …`)
  const isFirst = !tests && !existsSync(modules)
  if (!(isFirst && (await installForStart())) && !(await installAll())) {
    fail('The packages could not be installed; npm says above why.')
  }
  console.log('Packages installed.')
}

/**
 * Installs all packages, those of the tests among them. Not by `npm ci`, which removes all that is installed first: `--no-save`
 * installs the same versions and leaves the lock file as it is. NODE_ENV=production would leave out what builds and tests.
 */
async function installAll() {
  const args = ['install', '--no-save', '--include=dev', '--loglevel=error']
  return (await npm(args, 'the installation of packages')) === 0
}

/** The address of the registry that npm is set to. */
async function findRegistry() {
  let address = ''
  const out = (/** @type {Buffer | string} */ chunk) => {
    address += chunk
  }
  await npm(['config', 'get', 'registry'], 'the address of the registry', { out })
  return address.trim()
}

/**
 * Installs what `npm start` needs, about half of the packages, in a directory of its own, and moves it here. npm cannot install a part of
 * a project's development packages. Where it fails, as with a mirror of other addresses, all packages are installed instead.
 */
async function installForStart() {
  const place = join(root, 'var/packages')
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  const read = (/** @type {string} */ name) => JSON.parse(readFileSync(join(root, name), 'utf8'))
  const { manifest, lock } = startProject(read('package.json'), read('package-lock.json'), await findRegistry())
  writeFileSync(join(place, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(place, 'package-lock.json'), JSON.stringify(lock))
  copyFileSync(join(root, '.npmrc'), join(place, '.npmrc'))
  const code = await npm(['ci', '--prefix', place, '--loglevel=error'], 'the installation of packages')
  if (code === 0) renameSync(join(place, 'node_modules'), modules)
  rmSync(place, { recursive: true, force: true })
  return code === 0
}

/** @param {string[]} args @param {string} label @param {Pick<import('./lib/run.mjs').RunOptions, 'out'>} [more] */
function npm(args, label, more = {}) {
  const cli = process.env.npm_execpath
  const options = { label, heartbeat: 10, limit: 1800, ...more }
  if (cli?.endsWith('npm-cli.js')) return run(process.execPath, [cli, ...args], options)
  return run('npm', args, { ...options, shell: process.platform === 'win32' })
}

async function installChromium() {
  if (findChromium() !== undefined) return
  if (process.env.CHROMIUM_PATH) {
    fail(`CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, but no browser starts there.`)
  }
  console.log('Installing Chromium for the tests …')
  const options = { label: 'the installation of Chromium', heartbeat: 10, limit: 1800 }
  await installByDebian(['chromium'], options.label)
  if (findChromium() === undefined) {
    const env = { PLAYWRIGHT_BROWSERS_PATH: ownBrowsers }
    await run(process.execPath, [bin('playwright-core'), 'install', 'chromium'], { ...options, env })
  }
  const found = findChromium()
  if (found === undefined) {
    fail('The tests need Chromium, and it could not be installed: install Chrome or Chromium, or set CHROMIUM_PATH.')
  }
  console.log(`Chromium installed: ${found}`)
}

async function installPostgres() {
  if (findPostgres() !== undefined) return
  console.log('Installing PostgreSQL for the tests …')
  await installByDebian(['--no-install-recommends', 'postgresql'], 'the installation of PostgreSQL')
  const found = findPostgres()
  if (found === undefined) {
    fail(
      'The tests need PostgreSQL’s programs initdb and postgres, and they could not be installed: install PostgreSQL ' +
        '(Debian: apt-get install postgresql), and have its programs in the PATH.',
    )
  }
  console.log(`PostgreSQL installed: ${found}`)
}

async function installHaproxy() {
  if (findHaproxy() !== undefined) return
  console.log('Installing HAProxy for the tests …')
  await installByDebian(['--no-install-recommends', 'haproxy'], 'the installation of HAProxy')
  const found = findHaproxy()
  if (found === undefined) {
    fail(
      'The tests need HAProxy, and it could not be installed: install it (Debian: apt-get install haproxy), and have its program ' +
        'in the PATH.',
    )
  }
  console.log(`HAProxy installed: ${found}`)
}

/**
 * Does nothing on another system, or without the right to it.
 * @param {string[]} packages and options of apt-get @param {string} label
 */
async function installByDebian(packages, label) {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return
  const options = { label, heartbeat: 10, limit: 1800, env: { DEBIAN_FRONTEND: 'noninteractive' } }
  const updated = await run('apt-get', ['update'], options)
  if (updated === 0) await run('apt-get', ['install', '-y', ...packages], options)
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message)
  process.exit(1)
}

const called = process.argv[1]
if (called !== undefined && realpathSync(called) === fileURLToPath(import.meta.url)) {
  await setup({ tests: process.argv.includes('--tests') })
}
