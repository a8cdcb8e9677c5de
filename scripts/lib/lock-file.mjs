// @ts-check

/**
 * @typedef {object} LockedPackage
 * @property {string} [name] where the directory has another one
 * @property {string} [version]
 * @property {string} [resolved] left out for packages of the registry (`.npmrc`)
 * @property {string} [integrity]
 * @property {boolean} [link]
 * @property {boolean} [hasInstallScript]
 * @property {boolean} [optional]
 * @property {string[]} [os] where it can be installed; left out: everywhere
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

/** Ranges, versions and tags of the registry have no colon or slash, except in `npm:` and the name of another package. */
const isOfRegistry = (/** @type {string} */ spec) => !/[:/]/.test(spec.replace(/^npm:(?:@[\w.-]+\/)?/, ''))

/** @param {string[] | undefined} list @param {string[]} ours */
const allows = (list, ours) => list === undefined || list.some((one) => ours.includes(one))

/**
 * Whether a package is a program for a platform that neither the checks nor the image use (Linux with glibc, 64 bits). A mirror
 * of the registry may lack it, and so the lock file lacks its hash.
 * @param {LockedPackage} entry
 */
const isForeign = ({ optional, os, cpu, libc }) =>
  optional === true && !(allows(os, ['linux']) && allows(cpu, ['x64', 'arm64']) && allows(libc, ['glibc']))

/**
 * What is wrong with one package, as ends of sentences that start with its path.
 * @param {string} path @param {LockedPackage} entry @param {LockFile['packages']} packages @param {readonly string[]} mayRunScripts
 */
function packageFaults(path, entry, packages, mayRunScripts) {
  const { integrity, resolved, optionalDependencies = {} } = entry
  const missing = Object.keys(optionalDependencies).filter((name) => find(packages, path, name) === undefined)
  return [
    (entry.link || !path.includes('node_modules/')) && 'is a directory, not a package of the registry.',
    resolved !== undefined && `comes from ${resolved}, not from the registry.`,
    !(integrity === undefined && isForeign(entry)) && !INTEGRITY.test(integrity ?? '') && 'has no sha512 hash.',
    entry.hasInstallScript && !mayRunScripts.includes(nameOf(path)) && 'runs a script when it is installed.',
    ...missing.map((name) => `may have ${name}, which is missing: npm ci would refuse the file.`),
  ].filter((fault) => typeof fault === 'string')
}

const nameOf = (/** @type {string} */ path) => path.replace(/^.*node_modules\//, '')

/**
 * What is wrong with a lock file, in sentences: packages that are missing, have no hash, have an address of their own, come from
 * elsewhere than the registry, or run a script when they are installed.
 * @param {LockFile} lock
 * @param {readonly string[]} mayRunScripts names of packages
 */
export function lockFaults({ lockfileVersion, packages }, mayRunScripts) {
  if (lockfileVersion !== 3 || Object.keys(packages ?? {}).length < 2) return ['This is no lock file of version 3.']
  return Object.entries(packages).flatMap(([path, entry]) => {
    const specs = { ...entry.dependencies, ...entry.devDependencies, ...entry.optionalDependencies }
    const foreign = Object.entries(specs).filter(([, spec]) => !isOfRegistry(spec))
    return [
      ...foreign.map(([name, spec]) => `${path || 'package.json'} wants ${name} from ${spec}, not from the registry.`),
      ...(path === '' ? [] : packageFaults(path, entry, packages, mayRunScripts).map((fault) => `${path} ${fault}`)),
    ]
  })
}

/**
 * The path of a dependency: the nearest directory of packages, upwards, that has it.
 * @param {LockFile['packages']} packages @param {string} from the path of the package that needs it @param {string} name
 */
function find(packages, from, name) {
  for (let home = from; ; home = home.slice(0, Math.max(0, home.lastIndexOf('/node_modules/')))) {
    const path = `${home}${home === '' ? '' : '/'}node_modules/${name}`
    if (packages[path]) return path
    if (home === '') return undefined
  }
}

/**
 * The paths of packages and of everything they depend on.
 * @param {LockFile} lock
 * @param {readonly string[]} names direct dependencies of the project
 * @param {{ optional?: boolean }} [options] `optional: false` leaves out what packages work without
 */
export function treeOf({ packages }, names, { optional = true } = {}) {
  /** @type {Set<string>} */
  const paths = new Set()
  /** @type {(from: string, name: string) => void} */
  const add = (from, name) => {
    const path = find(packages, from, name)
    if (path === undefined || paths.has(path)) return
    paths.add(path)
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[path] ?? {}
    const peers = Object.keys(peerDependencies ?? {}).filter((one) => !peerDependenciesMeta?.[one]?.optional)
    const wanted = Object.keys({ ...dependencies, ...optionalDependencies })
    const needed = optional ? wanted : wanted.filter((one) => optionalDependencies?.[one] === undefined)
    for (const one of [...needed, ...peers]) add(path, one)
  }
  for (const name of names) add('', name)
  return paths
}

/**
 * The lock file for `npm ci` of a project that has only some of the packages, as dependencies.
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
