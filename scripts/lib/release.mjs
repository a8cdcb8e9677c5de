// @ts-check
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesUnder } from './fingerprint.mjs'

/** @param {string} folder @returns {string[]} what is delivered of it, sorted; the build's own notes are not */
const delivered = (folder) =>
  filesUnder('.', folder)
    .map((file) => file.slice(2))
    .filter((file) => !file.startsWith('.'))

/** @param {string} folder @returns {string | undefined} */
function versionIn(folder) {
  const file = join(folder, 'integrity.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined
}

/** @param {string} a @param {string} b whether a is the newer one */
function isNewer(a, b) {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number))
  const index = left?.findIndex((part, place) => part !== right?.[place]) ?? -1
  return index >= 0 && (left?.[index] ?? 0) > (right?.[index] ?? 0)
}

/** @param {string} from @param {string} to */
const sameFile = (from, to) => existsSync(to) && readFileSync(from).equals(readFileSync(to))

/** Writes a file so that readers see all of it or nothing. @param {string} from @param {string} to */
function put(from, to) {
  if (sameFile(from, to)) return
  mkdirSync(dirname(to), { recursive: true })
  copyFileSync(from, `${to}.part`)
  renameSync(`${to}.part`, to)
}

/**
 * Lays a build into a folder of releases: for ever into `v1.2.3`, and as the newest of its major into `v1`, where the files
 * of earlier releases stay, for pages that were loaded before.
 * @param {string} build absolute, as `dist/widgets`
 * @param {string} releases absolute
 * @returns {string[]} what was done, a line each
 * @throws where there is no complete build, or the version was released with other files
 */
export function release(build, releases) {
  const version = versionIn(build)
  if (!version) throw new Error(`There is no build in ${build}: run \`npm run build\` first.`)
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`${version} is not a version such as 1.2.3.`)
  const files = delivered(build)
  const said = [layDown(build, files, join(releases, `v${version}`), version)]

  const major = `v${version.split('.')[0]}`
  const newest = join(releases, major)
  const current = versionIn(newest)
  if (current && isNewer(current, version)) return [...said, `${major} stays ${current}, which is newer.`]
  const kept = existsSync(newest) ? delivered(newest).filter((file) => !files.includes(file)) : []
  // What the entries ask for comes before them.
  const isEntry = (/** @type {string} */ file) => !file.startsWith('assets/')
  for (const file of files.filter((file) => !isEntry(file))) put(join(build, file), join(newest, file))
  for (const file of files.filter(isEntry)) put(join(build, file), join(newest, file))
  const before = current && current !== version ? `, before ${current}` : ''
  const earlier = kept.length > 0 ? `; ${kept.length} files of earlier releases stay` : ''
  return [...said, `${major} is ${version} now${before}${earlier}.`]
}

/** @param {string} build @param {string[]} files @param {string} folder @param {string} version */
function layDown(build, files, folder, version) {
  if (existsSync(folder)) {
    const others = new Set([...files, ...delivered(folder)])
    const different = [...others].filter(
      (file) => !files.includes(file) || !sameFile(join(build, file), join(folder, file)),
    )
    if (different.length === 0) return `v${version} is there already, with the same files.`
    const some = different.slice(0, 3).join(', ')
    throw new Error(
      `v${version} was released with other files (${different.length} differ: ${some}${different.length > 3 ? ', …' : ''}). ` +
        'A released version stays as it is: give this build a new version in package.json.',
    )
  }
  const half = `${folder}.part`
  rmSync(half, { recursive: true, force: true })
  for (const file of files) put(join(build, file), join(half, file))
  renameSync(half, folder)
  return `v${version} is laid down: ${files.length} files.`
}
