// @ts-check
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { filesUnder } from './fingerprint.mjs'
import { root } from './run.mjs'

const directories = ['src', 'widgets', 'server', 'demo', 'tests', 'scripts', 'bench']

/**
 * Checks a tree against the import rules.
 *
 * @param {string} base the directory that holds `src`, `widgets`, `demo` …
 * @returns {Promise<{ modules: number, missed: string[], violations: string[] }>} how many modules were looked at; the
 * TypeScript files of the product that were not, because with an unusable compiler the cruiser silently looks at nothing; and
 * one line `rule: from → to` a violation
 */
export async function checkImports(base) {
  const options = await extractOptions(join(root, '.dependency-cruiser.cjs'))
  const present = directories.filter((directory) => existsSync(join(base, directory)))
  const { output } = await cruise(present, { ...options, baseDir: base }, undefined, {
    tsConfig: extractTsConfig(join(root, 'tsconfig.json')),
  })
  if (typeof output === 'string') throw new Error(output)
  const cruised = new Set(output.modules.map(({ source }) => source))
  return {
    modules: output.summary.totalCruised,
    missed: present
      .flatMap((directory) => filesUnder(directory, base))
      .filter((path) => /\.tsx?$/.test(path) && !cruised.has(path)),
    violations: output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  }
}
