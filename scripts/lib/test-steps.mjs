// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { askedCounts, checkCounts, fromPlaywright, fromVitest, suiteCounts } from './counts.mjs'
import { bin, root } from './run.mjs'

/** Where the suites leave their reports. */
export const results = 'var/test-results'

/**
 * @typedef {object} Step
 * @property {string} name as `--only` takes it
 * @property {string} title
 * @property {() => string[]} args of Node; a function because the packages may not be installed yet
 * @property {number} [cores] how many cores it keeps busy; 1 unless said
 * @property {string[]} [needs] names of steps that have to end first; where the build failed, what needs it is not run
 * @property {(code: number) => import('./counts.mjs').Counts} counts
 * @property {() => string[]} [failures] the tests that failed, each with the first lines of why
 * @property {() => Record<string, number>} [fileTimes] seconds by test file
 */

/**
 * @param {string} name @param {string} config @param {{ args?: string[], mayBeEmpty?: boolean }} [options] `mayBeEmpty`: no test at all is no failure
 * @returns {Step}
 */
function vitest(name, config, { args = [], mayBeEmpty = false } = {}) {
  const output = `${results}/${name}.json`
  const report = () => {
    const read = readReport(output)
    return read && fromVitest(read, root)
  }
  const reporters = [
    '--reporter=default',
    '--reporter=./scripts/lib/slow-files.mjs',
    '--reporter=json',
    `--outputFile.json=${output}`,
  ]
  return {
    name,
    title: `Vitest (${config})`,
    args: () => [bin('vitest'), 'run', '--config', config, ...reporters, ...args],
    counts: (code) => suiteCounts(code, report(), { mayBeEmpty }),
    failures: () => report()?.failures ?? [],
    fileTimes: () => report()?.fileTimes ?? {},
  }
}

/** @param {string} path */
function readReport(path) {
  return existsSync(join(root, path)) ? JSON.parse(readFileSync(join(root, path), 'utf8')) : undefined
}

/** Biome colours what it writes into a pipe, too. */
const biomeColours = process.stdout.isTTY && !process.env.NO_COLOR ? 'force' : 'off'

/** @param {string[]} [files] all suites unless told otherwise @returns {Step} */
const wtr = (files = []) => ({
  name: 'wtr',
  title: 'Elements in Chromium (Web Test Runner)',
  args: () => [bin('@web/test-runner', 'wtr'), ...files.flatMap((file) => ['--files', file])],
  needs: ['build'],
  counts: (code) => suiteCounts(code, readReport(`${results}/wtr.json`)),
  failures: () => readReport(`${results}/wtr.json`)?.failures ?? [],
  fileTimes: () => readReport(`${results}/wtr.json`)?.fileTimes ?? {},
})

/** @param {string[]} [files] all journeys unless told otherwise @returns {Step} */
function e2e(files = []) {
  const report = () => {
    const read = readReport(`${results}/e2e.json`)
    return read && fromPlaywright(read, 'tests/e2e')
  }
  return {
    name: 'e2e',
    title: 'Journeys in Chromium (Playwright)',
    args: () => [bin('@playwright/test', 'playwright'), 'test', ...files],
    needs: ['build'],
    counts: (code) => suiteCounts(code, report()),
    failures: () => report()?.failures ?? [],
    fileTimes: () => report()?.fileTimes ?? {},
  }
}

/** @type {Step[]} */
const checks = [
  {
    name: 'biome',
    title: 'Format and lint (biome)',
    args: () => [bin('@biomejs/biome'), 'ci', '--error-on-warnings', `--colors=${biomeColours}`],
    counts: checkCounts,
  },
  { name: 'tsc', title: 'Types (tsc)', args: () => [bin('typescript', 'tsc'), '-p', '.'], counts: checkCounts },
  { name: 'imports', title: 'Import rules', args: () => ['scripts/check-imports.mjs'], counts: checkCounts },
  {
    name: 'expressions',
    title: 'Regular expressions take linear time (recheck)',
    args: () => ['scripts/check-expressions.mjs'],
    cores: 2,
    counts: checkCounts,
  },
  { name: 'knip', title: 'Unused code (knip)', args: () => [bin('knip')], counts: checkCounts },
  {
    name: 'generated',
    title: 'Generated files',
    args: () => ['--import', 'tsx', 'scripts/generate.mjs', '--check'],
    counts: checkCounts,
  },
  { name: 'lock', title: 'Locked packages', args: () => ['scripts/check-lock.mjs'], counts: checkCounts },
]

/** In the order in which they start; the build first, as most steps wait for it, and the quick checks beside it. @type {Step[]} */
export const steps = [
  { name: 'build', title: 'Build', args: () => ['scripts/build.mjs'], counts: checkCounts },
  ...checks,
  {
    name: 'audit',
    title: 'Known weaknesses (npm audit)',
    args: () => ['scripts/audit.mjs'],
    needs: ['build'],
    counts: askedCounts,
  },
  // The suites have two workers each, but wait for frames, timers and disks: two suites at once fill two cores.
  vitest('vitest', 'vitest.config.ts'),
  wtr(),
  e2e(),
  vitest('postgres', 'vitest.postgres.config.ts'),
  { ...vitest('install', 'vitest.install.config.ts'), needs: ['build'] },
  { name: 'size', title: 'Sizes (size-limit)', args: () => [bin('size-limit')], counts: checkCounts, needs: ['build'] },
  {
    name: 'package',
    title: 'The package (publint)',
    args: () => [bin('publint'), '--strict'],
    counts: checkCounts,
    needs: ['build'],
  },
  {
    name: 'package-types',
    title: 'The package’s types (attw)',
    args: () => [bin('@arethetypeswrong/cli', 'attw'), '--pack', '.', '--profile', 'esm-only', '--no-emoji'],
    counts: checkCounts,
    needs: ['build'],
  },
]

/**
 * The steps of `npm test -- --changed`: all static checks, the units that import what changed, and the suites of the browser.
 * @param {import('./changed.mjs').Selection} selection
 * @returns {Step[]}
 */
export function changedSteps({ since, wtr: suites, e2e: journeys, slowUnits }) {
  const build = {
    name: 'build',
    title: 'Build',
    args: () => ['scripts/build.mjs', '--if-changed'],
    counts: checkCounts,
  }
  const units = vitest('vitest', 'vitest.config.ts', {
    args: ['--changed', since, '--passWithNoTests', ...slowUnits.flatMap((path) => ['--exclude', path])],
    mayBeEmpty: true,
  })
  return [
    ...(suites.length + journeys.length > 0 ? [build] : []),
    ...checks,
    units,
    ...(suites.length > 0 ? [wtr(suites)] : []),
    ...(journeys.length > 0 ? [e2e(journeys)] : []),
  ]
}
