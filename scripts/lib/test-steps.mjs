// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { askedCounts, checkCounts, fromVitest, suiteCounts } from './counts.mjs'
import { bin, root } from './run.mjs'

/** Where the suites leave their reports. */
export const results = 'var/test-results'

/**
 * @typedef {object} Step
 * @property {string} name as `--only` takes it
 * @property {string} title
 * @property {() => string[]} args of Node; a function because the packages may not be installed yet
 * @property {boolean} [built] whether it needs a build
 * @property {(code: number) => import('./counts.mjs').Counts} counts
 * @property {() => string[]} [failures] the names of the tests that failed
 */

/** @param {string} name @param {string} config @returns {Step} */
function vitest(name, config) {
  const output = `${results}/${name}.json`
  const report = () => {
    const read = readReport(output)
    return read && fromVitest(read, root)
  }
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${output}`]
  return {
    name,
    title: `Vitest (${config})`,
    args: () => [bin('vitest'), 'run', '--config', config, ...reporters],
    counts: (code) => suiteCounts(code, report()),
    failures: () => report()?.failures ?? [],
  }
}

/** @param {string} path */
function readReport(path) {
  return existsSync(join(root, path)) ? JSON.parse(readFileSync(join(root, path), 'utf8')) : undefined
}

/** Biome colours what it writes into a pipe, too. */
const biomeColours = process.stdout.isTTY && !process.env.NO_COLOR ? 'force' : 'off'

/** In the order in which they run: the quick ones first. @type {Step[]} */
export const steps = [
  {
    name: 'biome',
    title: 'Format and lint (biome)',
    args: () => [bin('@biomejs/biome'), 'ci', '--error-on-warnings', `--colors=${biomeColours}`],
    counts: checkCounts,
  },
  { name: 'tsc', title: 'Types (tsc)', args: () => [bin('typescript', 'tsc'), '-p', '.'], counts: checkCounts },
  { name: 'imports', title: 'Import law', args: () => ['scripts/check-imports.mjs'], counts: checkCounts },
  { name: 'knip', title: 'Unused code (knip)', args: () => [bin('knip')], counts: checkCounts },
  {
    name: 'generated',
    title: 'Generated files',
    args: () => ['--import', 'tsx', 'scripts/generate.mjs', '--check'],
    counts: checkCounts,
  },
  { name: 'lock', title: 'Locked packages', args: () => ['scripts/check-lock.mjs'], counts: checkCounts },
  { name: 'audit', title: 'Known weaknesses (npm audit)', args: () => ['scripts/audit.mjs'], counts: askedCounts },
  vitest('vitest', 'vitest.config.ts'),
  vitest('postgres', 'vitest.postgres.config.ts'),
  { name: 'build', title: 'Build', args: () => ['scripts/build.mjs'], counts: checkCounts },
  {
    name: 'size',
    title: 'Sizes (size-limit)',
    args: () => [bin('size-limit')],
    counts: checkCounts,
    built: true,
  },
  {
    name: 'package',
    title: 'The package (publint)',
    args: () => [bin('publint'), '--strict'],
    counts: checkCounts,
    built: true,
  },
  {
    name: 'package-types',
    title: 'The package’s types (attw)',
    args: () => [bin('@arethetypeswrong/cli', 'attw'), '--pack', '.', '--profile', 'esm-only', '--no-emoji'],
    counts: checkCounts,
    built: true,
  },
  { ...vitest('install', 'vitest.install.config.ts'), built: true },
  {
    name: 'wtr',
    title: 'Widgets in Chromium (Web Test Runner)',
    args: () => [bin('@web/test-runner', 'wtr')],
    counts: (code) => suiteCounts(code, readReport(`${results}/wtr.json`)),
    failures: () => readReport(`${results}/wtr.json`)?.failures ?? [],
    built: true,
  },
  { ...vitest('e2e', 'vitest.e2e.config.ts'), built: true },
]
