// @ts-check
// What is written about what was built when all of it is there: which files an element loads first, every file's hash, and whose the icons are.
import { createHash } from 'node:crypto'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder } from './fingerprint.mjs'
import { firstLoad } from './first-load.mjs'
import { root } from './run.mjs'

/** @typedef {import('./first-load.mjs').Manifest} Manifest */

/** Modules that an element always imports dynamically. Listed with its own modules, they are fetched one round trip earlier. */
const askedAtOnce = {
  feed: ['src/features/feed/tile-list.view.tsx'],
  'analyst-profile': ['src/features/feed/tile-list.view.tsx'],
  preferences: ['src/features/preferences/distribution/distribution-tab.tsx'],
  landing: ['src/features/landing/content.tsx', 'node_modules/dompurify/dist/purify.es.mjs'],
}

/**
 * What a page with an element loads first besides the loader, in loading order.
 * @param {Manifest} manifest of the widgets' build
 * @returns {Record<string, string[]>} by tag; files relative to the widgets' folder
 */
export function preloadLists(manifest) {
  const elements = Object.keys(manifest).flatMap((key) => /^widgets\/([\w-]+)\/index\.ts$/.exec(key)?.[1] ?? [])
  /** @type {Record<string, readonly string[]>} */
  const more = askedAtOnce
  return Object.fromEntries(
    elements.map((name) => {
      const firstCalls = Object.keys(manifest).filter((key) => manifest[key]?.name === `${name}-first-call`)
      const late = firstLoad(manifest, firstCalls).find((file) => /\/(react|core)-/.test(file))
      if (late) throw new Error(`the first call of ${name} waits for ${late}`)
      const [loader, ...files] = firstLoad(manifest, [
        'widgets/loader.ts',
        ...firstCalls,
        `widgets/${name}/index.ts`,
        ...(more[name] ?? []),
      ])
      if (loader !== 'loader.js') throw new Error(`the loader is ${loader}`)
      return [`research-${name}`, files]
    }),
  )
}

/** The place of the lists in the loader; see `widgets/observe.ts`. */
const PLACE = /(["'`])__MODULES__\1/

/**
 * Writes the lists into the loader, which then asks for all modules of an element in one go: a module that is found in
 * another one is asked for a round trip later. Files are named once, and told by a character each.
 * @param {string} code of the loader
 * @param {Record<string, string[]>} lists
 */
export function withModules(code, lists) {
  if (!PLACE.test(code)) throw new Error('the loader has no place for the lists of modules')
  // Leave out the files that the loader imports itself, and the entry of the element, which it names.
  const known = [...code.matchAll(/from\s*["']\.\/(assets\/[^"']+)["']/g)].map(([, file]) => file)
  const others = Object.entries(lists).map(([tag, list]) => {
    const own = new RegExp(`^assets/${tag.slice('research-'.length)}-[\\w-]{8}\\.js$`)
    return { tag, files: list.filter((file) => !known.includes(file) && !own.test(file)) }
  })
  const files = [...new Set(others.flatMap((each) => each.files))]
  const character = (/** @type {string} */ file) => String.fromCharCode(48 + files.indexOf(file))
  const coded = others.map((each) => [each.tag, each.files.map(character).join('')])
  const names = files.map((file) => file.replace(/^assets\/(.*)\.js$/, '$1')).join(' ')
  return code.replace(PLACE, () => JSON.stringify({ ...Object.fromEntries(coded), names }))
}

/** @param {string | Uint8Array} content as Subresource Integrity takes it */
export const hashOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`

/**
 * The hashes of all scripts and style sheets of a folder.
 * @param {string} folder absolute
 * @returns {Record<string, string>} by path within the folder
 */
export function hashes(folder) {
  const files = filesUnder('.', folder).filter((file) => /\.(?:js|css)$/.test(file) && !file.includes('/.vite/'))
  return Object.fromEntries(files.map((file) => [file.replace(/^\.\//, ''), hashOf(readFileSync(join(folder, file)))]))
}

/** @param {string} file @param {unknown} value */
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)

/** After the build of the modules: `preload.json`, and the same lists in the loader. */
export function writePreloads() {
  const folder = join(root, 'dist/widgets')
  const lists = preloadLists(JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')))
  const loader = join(folder, 'loader.js')
  writeFileSync(loader, withModules(readFileSync(loader, 'utf8'), lists))
  writeJson(join(folder, 'preload.json'), lists)
}

/** After everything else in the folder: `integrity.json`. */
export function writeIntegrity() {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const folder = join(root, 'dist/widgets')
  writeJson(join(folder, 'integrity.json'), { version, files: hashes(folder) })
}

/**
 * Beside the licences of the packages that are in the build: the icons' own, since they come from a package whose data are in
 * our modules.
 * @param {string} folder of a build, absolute
 */
export function addIconLicence(folder) {
  const licence = readFileSync(join(root, 'scripts/lib/lucide-licence.txt'), 'utf8')
  appendFileSync(join(folder, 'licences.md'), `\n## Lucide, the icons (ISC, some of them MIT)\n\n${licence}`)
}
