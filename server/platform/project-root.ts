import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

function findRoot(directory: string): string {
  const parent = dirname(directory)
  if (existsSync(join(directory, 'package.json')) || parent === directory) return directory
  return findRoot(parent)
}

/**
 * The project's directory, without a slash at its end. It is looked for, since the server runs from its sources as well as from its
 * bundle in `dist/server`, which lie at different depths.
 */
export const projectRoot = findRoot(import.meta.dirname)
