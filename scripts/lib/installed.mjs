// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { treeOf } from './lock-file.mjs'
import { startPackages } from './start-packages.mjs'

/** @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage */
/** @typedef {{ packages?: Record<string, LockedPackage> }} LockFile */

const oldestNode = [20, 19]

/**
 * Whether this version of Node is too old for the project.
 *
 * @param {string} version as `process.versions.node` gives it, `20.19.0`
 */
export function isNodeTooOld(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode
  return major < oldestMajor || (major === oldestMajor && minor < oldestMinor)
}

/**
 * Why the installed packages are not those of the lock file, or undefined when they are.
 * Optional packages may be missing: most are builds for other platforms.
 * @param {LockFile} lock `package-lock.json`
 * @param {LockFile | undefined} installed `node_modules/.package-lock.json`, which npm writes at the end of an installation
 */
export function staleReason(lock, installed) {
  if (installed?.packages === undefined) return 'nothing is installed yet'
  for (const [path, wanted] of Object.entries(lock.packages ?? {})) {
    if (path === '') continue
    const found = installed.packages[path]
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    if (found === undefined) {
      if (!wanted.optional) return `${name} is missing`
    } else if (found.version !== wanted.version || found.integrity !== wanted.integrity) {
      return `${name} is not the version of the lock file`
    }
  }
  return undefined
}

/**
 * The part of a lock file that `npm start` needs. A package that only optional packages need is optional there.
 * @param {import('./lock-file.mjs').LockFile} lock @param {import('./start-packages.mjs').Manifest} manifest package.json
 */
export function lockOfStart(lock, manifest) {
  const names = Object.keys(startPackages(manifest))
  const needed = treeOf(lock, names, { optional: false })
  const entries = [...treeOf(lock, names)].map((path) => {
    const entry = lock.packages[path] ?? {}
    return [path, needed.has(path) ? entry : { ...entry, optional: true }]
  })
  return { packages: /** @type {Record<string, LockedPackage>} */ (Object.fromEntries(entries)) }
}

/**
 * `staleReason` for the project in a directory.
 * @param {string} root
 * @param {{ tests: boolean }} options without `tests`, what only tests use may be missing
 */
export function staleReasonOf(root, { tests }) {
  const installed = join(root, 'node_modules/.package-lock.json')
  const lock = readJson(join(root, 'package-lock.json'))
  const wanted = tests ? lock : lockOfStart(lock, readJson(join(root, 'package.json')))
  return staleReason(wanted, existsSync(installed) ? readJson(installed) : undefined)
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}
