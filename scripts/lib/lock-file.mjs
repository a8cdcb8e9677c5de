// @ts-check

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [resolved] left out for what comes from the registry (`.npmrc`)
 * @property {string} [integrity]
 * @property {boolean} [link]
 * @property {boolean} [hasInstallScript]
 * @property {boolean} [optional]
 * @property {string[]} [os] where it can be installed; everywhere unless said
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 */

/** @typedef {{ lockfileVersion: number, packages: Record<string, LockedPackage> }} LockFile package-lock.json; '' is the project */

const INTEGRITY = /^sha512-[A-Za-z0-9+/]{86}==$/
const REGISTRY = 'https://registry.npmjs.org/'

/** A range, a version or a tag of the registry: anything else has a colon or a slash, but for another package's name. */
const isOfRegistry = (/** @type {string} */ spec) => !/[:/]/.test(spec.replace(/^npm:(?:@[\w.-]+\/)?/, ''))

/** Whether what this list allows is what the checks and the image run on; a package without the list runs everywhere. */
const allows = (/** @type {string[] | undefined} */ list, /** @type {string[]} */ ours) =>
  list === undefined || list.some((one) => ours.includes(one))

/**
 * Whether the checks and the image (Linux with glibc, 64 bits) never install a package: a program for another platform. The
 * mirror of the registry that the lock file is made with may not have it, and so not its hash.
 * @param {LockedPackage} entry
 */
const isForElsewhere = ({ optional, os, cpu, libc }) =>
  optional === true && !(allows(os, ['linux']) && allows(cpu, ['x64', 'arm64']) && allows(libc, ['glibc']))

/** @param {LockedPackage} entry */
const specsOf = ({ dependencies, devDependencies, optionalDependencies }) =>
  Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })

/**
 * What is wrong with a lock file, in sentences: a package that is missing, without its hash, from elsewhere than the registry, or
 * with a script that an installation would run.
 * @param {LockFile} lock
 * @param {readonly string[]} mayRunScripts names of packages
 */
export function lockFaults({ lockfileVersion, packages }, mayRunScripts) {
  if (lockfileVersion !== 3 || Object.keys(packages ?? {}).length < 2) return ['This is no lock file of version 3.']
  return Object.entries(packages).flatMap(([path, entry]) => {
    const name = path === '' ? 'package.json' : path.replace(/^.*node_modules\//, '')
    const faults = specsOf(entry)
      .filter(([, spec]) => !isOfRegistry(spec))
      .map(([wanted, spec]) => `${name} wants ${wanted} from ${spec}, not from the registry.`)
    if (path === '') return faults
    if (entry.link || !path.includes('node_modules/'))
      faults.push(`${path} is a directory, not a package of the registry.`)
    if (entry.resolved !== undefined && !entry.resolved.startsWith(REGISTRY))
      faults.push(`${path} comes from ${entry.resolved}, not from the registry.`)
    for (const wanted of Object.keys(entry.optionalDependencies ?? {}))
      if (find(packages, path, wanted) === undefined)
        faults.push(`${path} may have ${wanted}, which is missing: npm ci would refuse the file.`)
    const hasNoHash = entry.integrity === undefined
    if (!(hasNoHash && isForElsewhere(entry)) && !INTEGRITY.test(entry.integrity ?? ''))
      faults.push(`${path} has no sha512 hash.`)
    if (entry.hasInstallScript && !mayRunScripts.includes(name))
      faults.push(`${path} runs a script when it is installed.`)
    return faults
  })
}

/**
 * Where a package's dependency lies: beside it, or above.
 * @param {LockFile['packages']} packages @param {string} from a path @param {string} name
 */
function find(packages, from, name) {
  for (let home = from; ; home = home.slice(0, Math.max(0, home.lastIndexOf('/node_modules/')))) {
    const path = `${home}${home === '' ? '' : '/'}node_modules/${name}`
    if (packages[path]) return path
    if (home === '') return undefined
  }
}

/**
 * The paths of packages and of all that they need, as the lock file has them.
 * @param {LockFile} lock
 * @param {readonly string[]} names packages of the project's own
 */
export function treeOf({ packages }, names) {
  /** @type {Set<string>} */
  const paths = new Set()
  /** @type {(from: string, name: string) => void} */
  const add = (from, name) => {
    const path = find(packages, from, name)
    if (path === undefined || paths.has(path)) return
    paths.add(path)
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[path] ?? {}
    const peers = Object.keys(peerDependencies ?? {}).filter((one) => !peerDependenciesMeta?.[one]?.optional)
    for (const one of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) add(path, one)
  }
  for (const name of names) add('', name)
  return paths
}

/**
 * The lock file of a project that has only some of the packages, all of them to run on, for `npm ci`.
 * @param {LockFile} lock
 * @param {{ name: string, version: string, dependencies: Record<string, string>, engines: object }} manifest
 * @returns {LockFile & { name: string, version: string, requires: true }}
 */
export function lockFor(lock, { name, version, dependencies, engines }) {
  const tree = treeOf(lock, Object.keys(dependencies))
  const entries = Object.entries(lock.packages)
    .filter(([path]) => tree.has(path))
    .map(([path, entry]) => [path, { ...entry, dev: undefined, devOptional: undefined }])
  const packages = { '': { name, version, dependencies, engines }, ...Object.fromEntries(entries) }
  return { name, version, lockfileVersion: 3, requires: true, packages }
}
