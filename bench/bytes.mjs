// @ts-check
// What each element loads before it shows its data, in kB of brotli: of which area of the sources, and in which files.
//
//   node bench/bytes.mjs [element …]
//
// Builds the elements into a temporary folder. With names of elements, lists their files, each with its largest modules.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { preloadLists } from '#scripts/lib/delivery.mjs'
import { firstLoad } from '#scripts/lib/first-load.mjs'
import { root } from '#scripts/lib/run.mjs'

/** @typedef {{ modules: Record<string, number> }} Chunk its modules with their lengths */

/** What a byte is for, by the path of its module; the first that matches. */
const areas = {
  React: /node_modules\/(react|react-dom|scheduler)\//,
  libraries: /node_modules\//,
  calls: /src\/(api|session|config|contract|analytics)\//,
  texts: /src\/i18n\//,
  ui: /src\/(ui|lib)\//,
  search: /src\/search\//,
  entities: /src\/entities\//,
  features: /src\/features\//,
  runtime: /./,
}

/** @type {Record<string, Chunk>} */
const chunks = {}
const collectModules = {
  name: 'collect-modules',
  /** @param {unknown} _options @param {Record<string, any>} bundle */
  generateBundle(_options, bundle) {
    for (const [file, { type, modules }] of Object.entries(bundle)) {
      if (type !== 'chunk') continue
      const lengths = Object.entries(modules).map(([id, { renderedLength }]) => [relative(root, id), renderedLength])
      chunks[file] = { modules: Object.fromEntries(lengths) }
    }
  },
}

/** @param {number} bytes */
const kilobytes = (bytes) => (bytes / 1000).toFixed(1)

const folder = mkdtempSync(join(tmpdir(), 'bytes-'))
process.env.NODE_ENV = 'production'
try {
  await build({
    root,
    mode: 'widgets',
    logLevel: 'error',
    plugins: [collectModules],
    build: { outDir: folder, emptyOutDir: true },
  })
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const sizes = Object.fromEntries(
    Object.keys(chunks).map((file) => [file, brotliCompressSync(readFileSync(join(folder, file))).length]),
  )
  const sum = (/** @type {string[]} */ files) => files.reduce((total, file) => total + (sizes[file] ?? 0), 0)
  /** The share of each module in its compressed file. @param {string} file @returns {[string, number][]} */
  const shares = (file) => {
    const modules = Object.entries(chunks[file]?.modules ?? {})
    const whole = modules.reduce((total, [, length]) => total + length, 0)
    return modules.map(([id, length]) => [id, ((sizes[file] ?? 0) * length) / (whole || 1)])
  }
  const rows = Object.entries(preloadLists(manifest)).map(([tag, files]) => {
    const element = tag.slice('research-'.length)
    const all = ['loader.js', ...files]
    /** @type {Record<string, number>} */
    const byArea = Object.fromEntries(Object.keys(areas).map((area) => [area, 0]))
    for (const [id, bytes] of all.flatMap(shares)) {
      const area = Object.entries(areas).find(([, path]) => path.test(id))?.[0] ?? 'runtime'
      byArea[area] = (byArea[area] ?? 0) + bytes
    }
    const atFirst = sum(firstLoad(manifest, ['widgets/loader.ts', `widgets/${element}/index.ts`]))
    return { element, all, atFirst, withData: sum(all), byArea }
  })
  const columns = ['element', 'files', 'static', 'with data', ...Object.keys(areas)]
  console.log(columns.map((name, index) => (index ? name.padStart(10) : name.padEnd(17))).join(''))
  for (const { element, all, atFirst, withData, byArea } of rows.sort((one, other) => one.withData - other.withData)) {
    const figures = [atFirst, withData, ...Object.values(byArea)].map(kilobytes)
    console.log(element.padEnd(17) + [String(all.length), ...figures].map((each) => each.padStart(10)).join(''))
  }
  for (const { element, all } of rows.filter((row) => process.argv.includes(row.element))) {
    console.log(`\n${element}`)
    for (const file of all) {
      const largest = shares(file).sort(([, one], [, other]) => other - one)
      const named = largest.slice(0, 6).map(([id, bytes]) => `${id.replace(/^src\//, '')} ${kilobytes(bytes)}`)
      console.log(`${kilobytes(sizes[file] ?? 0).padStart(7)}  ${file}: ${named.join(', ')}`)
    }
  }
} finally {
  rmSync(folder, { recursive: true })
}
