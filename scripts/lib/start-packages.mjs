// @ts-check
import { lockFor } from './lock-file.mjs'

/** @typedef {import('./lock-file.mjs').LockFile} LockFile */
/** @typedef {{ name: string, version: string, engines: object, overrides?: object } & Record<'dependencies' | 'devDependencies', Record<string, string>>} Manifest package.json */

/** The packages that only tests, checks, benchmarks and `npm run generate` use; `npm start` does not install them. */
export const testPackages = [
  '@arethetypeswrong/cli',
  '@biomejs/biome',
  '@playwright/test',
  '@seriousme/openapi-schema-validator',
  '@size-limit/file',
  '@types/chai',
  '@web/test-runner',
  '@web/test-runner-commands',
  '@web/test-runner-playwright',
  'ajv',
  'ajv-formats',
  'axe-core',
  'chai',
  'dependency-cruiser',
  'dockerfile-utils',
  'fast-check',
  'happy-dom',
  'ical.js',
  'knip',
  'mailparser',
  'playwright-core',
  'publint',
  'recheck',
  'size-limit',
  'smtp-server',
  'tsx',
  'vitest',
]

/**
 * The packages of package.json that `npm start` builds and runs, with their versions.
 * @param {Pick<Manifest, 'dependencies' | 'devDependencies'>} manifest
 */
export function startPackages({ dependencies, devDependencies }) {
  const all = Object.entries({ ...devDependencies, ...dependencies })
  return Object.fromEntries(all.filter(([name]) => !testPackages.includes(name)))
}

/**
 * The project that `npm ci` installs for `npm start`: its package.json and its lock file. That one has addresses: from them npm takes
 * packages out of its cache without the list of their versions, which halves its processor time.
 * @param {Manifest} manifest @param {LockFile} lock @param {string} registry the address of the configured registry
 */
export function startProject(manifest, lock, registry) {
  const base = registry.replace(/\/$/, '')
  const { name, version, engines, overrides } = manifest
  const project = { name, version, private: true, engines, overrides, dependencies: startPackages(manifest) }
  const { packages, ...rest } = lockFor(lock, project)
  /** @type {LockFile['packages']} */
  const addressed = {}
  for (const [path, entry] of Object.entries(packages))
    addressed[path] = path === '' ? entry : { ...entry, resolved: `${base}/${fileOf(path, entry)}` }
  return { manifest: project, lock: { ...rest, packages: addressed } }
}

/**
 * The file of a package in a registry.
 * @param {string} path @param {import('./lock-file.mjs').LockedPackage} entry
 */
function fileOf(path, { name = path.replace(/^.*node_modules\//, ''), version }) {
  return `${name}/-/${name.replace(/^.*\//, '')}-${version}.tgz`
}
