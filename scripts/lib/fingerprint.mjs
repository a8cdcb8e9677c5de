// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

/**
 * A hash of the names and contents of files and directories, and of further values that decide about a result.
 * @param {string[]} paths relative to the project; one that does not exist counts as empty
 * @param {unknown} [values] anything JSON can write
 * @returns {string} 16 hexadecimal digits
 */
export function fingerprint(paths, values = null) {
  const hash = createHash('sha256').update(JSON.stringify(values))
  for (const path of paths.flatMap((path) => filesUnder(path)))
    hash.update(`\0${path}\0`).update(readFileSync(join(root, path)))
  return hash.digest('hex').slice(0, 16)
}

/**
 * The files under a path, sorted, with `/` between the parts.
 * @param {string} path a file or a directory, relative to the base as the answer is
 * @param {string} [base] the project, unless told otherwise
 * @returns {string[]}
 */
export function filesUnder(path, base = root) {
  const absolute = join(base, path)
  if (!existsSync(absolute)) return []
  if (!statSync(absolute).isDirectory()) return [path]
  return readdirSync(absolute)
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`, base))
}
