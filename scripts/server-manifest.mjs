// @ts-check
// Writes a package.json with the packages that the server runs on, and no others, in the versions of the project's own, and its
// package-lock.json, into the directory that is given.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockFor } from './lib/lock-file.mjs'
import { root } from './lib/run.mjs'
import { bundleServer } from './lib/server-bundle.mjs'
import { serverPackages } from './lib/server-packages.mjs'

const [directory] = process.argv.slice(2)
if (directory === undefined) throw new Error('Usage: node scripts/server-manifest.mjs <directory>')

const read = (/** @type {string} */ file) => JSON.parse(readFileSync(join(root, file), 'utf8'))
const write = (/** @type {string} */ file, /** @type {unknown} */ content) =>
  writeFileSync(join(directory, file), `${JSON.stringify(content, null, 2)}\n`)

if (!(await bundleServer())) process.exit(1)
const { name, version, type, devDependencies, dependencies, overrides, engines } = read('package.json')
const versions = { ...devDependencies, ...dependencies }
const { installed } = serverPackages(versions)
const manifest = {
  name,
  version,
  private: true,
  type,
  engines,
  overrides,
  dependencies: Object.fromEntries(installed.map((one) => [one, versions[one]])),
}
mkdirSync(directory, { recursive: true })
write('package.json', manifest)
write('package-lock.json', lockFor(read('package-lock.json'), manifest))
