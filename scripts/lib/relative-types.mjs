// @ts-check
import { readFileSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { filesUnder } from './fingerprint.mjs'
import { root } from './run.mjs'

/**
 * Replaces the aliases of package.json in a declaration file by relative paths: in the package of a host they would name
 * files that are not delivered.
 * @param {string} code
 * @param {string} path of the file, relative to the directory of all types
 * @param {Record<string, string>} aliases `imports` of package.json, such as `"#lib/*": "./src/lib/*"`
 */
export function withRelativePaths(code, path, aliases) {
  return code.replace(/(['"])(#[\w-]+\/)([^'"]+)\1/g, (all, quote, alias, rest) => {
    const target = aliases[`${alias}*`]
    if (target === undefined) return all
    const relative = posix.relative(posix.dirname(path), posix.join(target.replace('*', rest)))
    return `${quote}${relative.startsWith('.') ? relative : `./${relative}`}${quote}`
  })
}

/** Does so for all declaration files under a directory. @param {string} directory relative to the project */
export function makeTypesRelative(directory) {
  const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  for (const path of filesUnder('.', join(root, directory)).filter((file) => file.endsWith('.d.ts'))) {
    const file = join(root, directory, path)
    const code = readFileSync(file, 'utf8')
    const changed = withRelativePaths(code, path, imports)
    if (changed !== code) writeFileSync(file, changed)
  }
}
