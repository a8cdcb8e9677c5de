// @ts-check
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

/** @typedef {Record<string, { file: string, name?: string, imports?: string[], css?: string[] }>} Manifest what Vite writes about a build */

/**
 * The files a browser loads before an entry runs: the entry's own and those of all its static imports, with
 * their style sheets.
 * @param {Manifest} manifest
 * @param {string[]} entries keys of the manifest: paths of sources
 * @returns {string[]} each file once
 * @throws when an entry or an import is not in the manifest
 */
export function firstLoad(manifest, entries) {
  const seen = new Set()
  const visit = (/** @type {string} */ key) => {
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`${key} is not in the manifest of the build`)
    if (seen.has(chunk.file)) return
    for (const file of [chunk.file, ...(chunk.css ?? [])]) seen.add(file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const entry of entries) visit(entry)
  return [...seen]
}

/**
 * `firstLoad` of the build in a directory.
 *
 * @param {string} directory relative to the project, as the answer is
 * @param {string[]} entries
 * @throws when the build has left nothing of an entry, since a limit would hold for that, too
 */
export function firstLoadOf(directory, entries) {
  const manifest = JSON.parse(readFileSync(join(root, directory, '.vite/manifest.json'), 'utf8'))
  const files = firstLoad(manifest, entries)
  for (const entry of entries) {
    const { size } = statSync(join(root, directory, manifest[entry].file))
    if (size < 500) throw new Error(`${entry} is almost empty in ${directory}: ${size} bytes`)
  }
  return files.map((file) => `${directory}/${file}`)
}
