// @ts-check
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { filesUnder } from './fingerprint.mjs'
import { root } from './run.mjs'

/** Seconds that the browser suites of `--changed` may take by the times of earlier runs, all suites of both levels together. */
const BUDGET = 150
/** Seconds from which a file of units is left out: such files start whole servers and import folders. */
const SLOW_UNIT = 15
/** What a suite counts for that has not been timed yet. */
const UNTIMED = { wtr: 10, e2e: 20 }

/** Folders whose names are not those of the suites that prove them. */
const AREAS = /** @type {Readonly<Record<string, readonly string[]>>} */ ({
  access: ['sign-in', 'renewal'],
  accounts: ['sign-in', 'passwords'],
  semantic: ['feed.meaning', 'search'],
  event: ['events', 'event-cards'],
  tile: ['feed', 'lead', 'changes', 'most-read'],
  'active-filters': ['feed'],
  panel: ['feed', 'filters'],
  box: ['feed', 'search'],
  list: ['feed', 'tools'],
  profile: ['company-profile', 'analyst-profile', 'profiles'],
  password: ['change-password', 'passwords'],
  contact: ['event-cards'],
  notification: ['notices'],
})

/** Names that say nothing about an area, though a suite may begin with them. */
const PLAIN = new Set(['index', 'support', 'tools', 'states', 'host'])

/**
 * @typedef {object} Selection
 * @property {string} since what the work tree is compared with
 * @property {string[]} files that changed
 * @property {string[]} wtr suites of widgets to run
 * @property {string[]} e2e journeys to run
 * @property {string[]} slowUnits files of units that are left out
 * @property {string[]} leftOut sentences on what is not run
 */

const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/**
 * The files that differ from a commit: by default from the last one, or, where nothing has changed since, from the one before it.
 * @param {string} [ref]
 */
function changedFiles(ref) {
  const against = (/** @type {string} */ since) => [
    ...new Set([...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]),
  ]
  const files = against(ref ?? 'HEAD')
  if (ref !== undefined || files.length > 0) return { since: ref ?? 'HEAD', files }
  return { since: 'HEAD~1', files: against('HEAD~1') }
}

/** The areas that a path belongs to, by the names of its folders and its file. @param {string} path */
export function areasOf(path) {
  const [top = '', ...rest] = path.split('/')
  if (!['src', 'widgets', 'server', 'demo'].includes(top)) return []
  const names = rest.map((part) => basename(part).replace(/\..*$/, ''))
  return names.filter((name) => !PLAIN.has(name)).flatMap((name) => [name, ...(AREAS[name] ?? [])])
}

/** Whether a suite is named after an area: `feed.dates.wtr.ts`, `feed.e2e.ts` and `states.feed.wtr.ts` are the feed's. */
const isOf = (/** @type {string} */ suite, /** @type {string} */ area) => {
  const name = basename(suite).replace(/^states\./, '')
  return name.startsWith(`${area}.`) || name.startsWith(`${area}-`)
}

/**
 * Chooses the suites of the browser that a change touches: those that changed, those that import a changed file of the tests, and
 * those named after a folder or file that changed; in this order, as long as there is time.
 * @param {readonly string[]} files that changed
 * @param {readonly string[]} suites of one level
 * @param {(suite: string) => ReadonlySet<string>} importsOf the files that a suite imports, and theirs
 * @returns {string[]}
 */
export function touchedSuites(files, suites, importsOf) {
  const changed = new Set(files)
  const areas = [...new Set(files.flatMap(areasOf))]
  const own = suites.filter((suite) => changed.has(suite))
  const importing = suites.filter((suite) => [...importsOf(suite)].some((path) => changed.has(path)))
  const named = suites.filter((suite) => areas.some((area) => isOf(suite, area)))
  return [...new Set([...own, ...named, ...importing])]
}

/**
 * As many suites, in their order, as fit into the seconds; at least one.
 * @param {readonly string[]} suites @param {(suite: string) => number} secondsOf @param {number} seconds
 */
export function within(suites, secondsOf, seconds) {
  let sum = 0
  const fitting = suites.filter((suite, index) => {
    sum += secondsOf(suite)
    return index === 0 || sum <= seconds
  })
  return { fitting, rest: suites.filter((suite) => !fitting.includes(suite)) }
}

/**
 * The files of units that took too long the last time, but for those that changed themselves.
 * @param {readonly string[]} files that changed @param {Record<string, number>} seconds
 */
export const slowUnits = (files, seconds) =>
  Object.keys(seconds).filter(
    (path) =>
      /^tests\/(?!browser\/|e2e\/).*\.test\.tsx?$/.test(path) &&
      (seconds[path] ?? 0) > SLOW_UNIT &&
      !files.includes(path),
  )

/** The files under tests/ that a file imports, and those that they import. @returns {(suite: string) => ReadonlySet<string>} */
function testImports() {
  /** @type {Map<string, string[]>} */
  const direct = new Map()
  const importsIn = (/** @type {string} */ path) => {
    const known = direct.get(path)
    if (known) return known
    const text = readFileSync(join(root, path), 'utf8')
    const found = [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, to = '']) => join(path, '..', to))
    const own = found.filter((to) => to.startsWith('tests/') && /\.[cm]?tsx?$/.test(to))
    direct.set(path, own)
    return own
  }
  return (suite) => {
    /** @type {Set<string>} */
    const seen = new Set()
    const follow = (/** @type {string} */ path) => {
      for (const next of importsIn(path)) {
        if (seen.has(next)) continue
        seen.add(next)
        follow(next)
      }
    }
    follow(suite)
    return seen
  }
}

/**
 * What `npm test -- --changed` runs in the browser, and what it leaves out.
 * @param {string | undefined} ref @param {Record<string, number>} seconds of suites that have run before
 * @returns {Selection}
 */
export function selectChanged(ref, seconds) {
  const { since, files } = changedFiles(ref)
  const importsOf = testImports()
  const levels = /** @type {const} */ ([
    { name: 'wtr', folder: 'tests/browser', ends: /\.wtr\.ts$|embedding\/.*\.test\.ts$/, share: 0.5 },
    { name: 'e2e', folder: 'tests/e2e', ends: /\.e2e\.ts$/, share: 0.5 },
  ])
  /** @type {Selection} */
  const selection = { since, files, wtr: [], e2e: [], slowUnits: slowUnits(files, seconds), leftOut: [] }
  if (selection.slowUnits.length > 0) selection.leftOut.push(`vitest: slow, ${selection.slowUnits.join(', ')}`)
  for (const { name, folder, ends, share } of levels) {
    const suites = filesUnder(folder).filter((path) => ends.test(path))
    const touched = touchedSuites(files, suites, importsOf)
    const { fitting, rest } = within(touched, (suite) => seconds[suite] ?? UNTIMED[name], BUDGET * share)
    selection[name] = fitting
    if (rest.length > 0) selection.leftOut.push(`${name}: touched, but there is no time for ${rest.join(', ')}`)
    selection.leftOut.push(
      `${name}: ${suites.length - touched.length} of ${suites.length} suites are not touched by name`,
    )
  }
  selection.leftOut.push('postgres, install, audit, size and package checks run with `npm test` only')
  return selection
}
