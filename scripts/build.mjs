// @ts-check
// Builds everything that is delivered into dist/. `--if-changed` does nothing when the last build had the same sources.
import { copyFileSync, existsSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compressAssets } from './lib/compress.mjs'
import { addIconLicence, writeIntegrity, writePreloads } from './lib/delivery.mjs'
import { fingerprint } from './lib/fingerprint.mjs'
import { lanes, runInLanes } from './lib/lanes.mjs'
import { makeTypesRelative } from './lib/relative-types.mjs'
import { bin, root, run } from './lib/run.mjs'
import { bundleServer } from './lib/server-bundle.mjs'

const sources = [
  ...[
    'src',
    'widgets',
    'demo/catalog',
    'demo/assets',
    'public',
    'index.html',
    'scripts/build.mjs',
    'scripts/lib',
    'scripts/first-paint',
  ],
  ...['vite.config.ts', 'tsconfig.json', 'tsconfig.types.json', 'package.json', 'package-lock.json'],
  ...['.env', '.env.local', '.env.production', '.env.production.local'],
]
/** The files that `npm run generate` writes, and where they are delivered. */
const generated = {
  'custom-elements.generated.json': 'custom-elements.json',
  'html-data.generated.json': 'vscode.html-custom-data.json',
  'css-data.generated.json': 'vscode.css-custom-data.json',
  'web-types.generated.json': 'web-types.json',
  'vue.generated.d.ts': 'types/widgets/vue.d.ts',
}
const stamp = join(root, 'dist/.stamp')

/** @typedef {import('./lib/lanes.mjs').Planned & { run: () => Promise<boolean>, isPackage?: boolean }} BuildStep */

/**
 * A build by Vite in another mode.
 *
 * @param {string} mode
 * @param {string[]} [needs]
 * @returns {BuildStep}
 */
const vite = (mode, needs = []) => ({
  name: mode,
  needs,
  run: () => node([bin('vite'), 'build', '--mode', mode], `the ${mode} build`),
})

/**
 * The longest first. What goes into the folder of the elements waits for their build, which empties it.
 * @type {readonly BuildStep[]}
 */
const steps = [
  vite('widgets'),
  vite('portal'),
  vite('doctor', ['widgets']),
  vite('iife', ['widgets']),
  {
    name: 'first-paint',
    needs: ['widgets'],
    run: () => node(['scripts/first-paint/main.mjs'], 'what shows before script'),
  },
  vite('catalog'),
  { name: 'server', run: bundleServer },
  { ...vite('npm'), isPackage: true },
  {
    name: 'types',
    isPackage: true,
    run: async () => {
      if (!(await node([bin('typescript', 'tsc'), '-p', 'tsconfig.types.json'], 'the build of types'))) return false
      makeTypesRelative('dist/types')
      return true
    },
  },
]

/**
 * How much of the current sources has been built.
 *
 * @param {string} current their fingerprint
 * @returns {'all' | 'served' | 'nothing'}
 */
function built(current) {
  const [sources, part] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split('\n') : []
  if (sources !== current) return 'nothing'
  return part === 'served' ? 'served' : 'all'
}

/** Settings are compiled in as defaults. */
const currentFingerprint = () =>
  fingerprint(
    sources,
    Object.entries(process.env)
      .filter(([name]) => name.startsWith('VITE_'))
      .sort(),
  )

/**
 * Whether dist/ was built from the current sources and settings.
 *
 * @param {{ onlyServed?: boolean }} [options] see `build`
 */
export function isBuilt({ onlyServed = false } = {}) {
  const before = built(currentFingerprint())
  return before === 'all' || (onlyServed && before === 'served')
}

/**
 * Builds in two lanes, on two cores.
 * @param {{ ifChanged?: boolean, onlyServed?: boolean }} [options] `onlyServed` leaves out the npm package and its types, which no
 * server sends
 * @returns {Promise<boolean>} whether dist/ is complete
 */
export async function build({ ifChanged = false, onlyServed = false } = {}) {
  if (ifChanged && isBuilt({ onlyServed })) return true
  const current = currentFingerprint()

  const started = Date.now()
  emptyDist()
  const chosen = steps.filter(({ isPackage = false }) => !(onlyServed && isPackage))
  let failed = false
  await runInLanes(chosen, lanes, async (step) => {
    if (failed) return
    console.log(`Building ${step.name} …`)
    if (!(await step.run())) failed = true
  })
  if (failed) return false
  for (const mode of chosen.map(({ name }) => name).filter((name) => ['portal', 'widgets', 'npm'].includes(name)))
    addIconLicence(join(root, 'dist', mode))
  writePreloads()
  writeIntegrity()
  if (!onlyServed)
    for (const [made, delivered] of Object.entries(generated))
      copyFileSync(join(root, 'widgets', made), join(root, 'dist', delivered))
  const folders = ['dist/portal', 'dist/widgets', 'dist/catalog']
  const compressed = await Promise.all(folders.map(compressAssets))
  for (const [index, files] of compressed.entries()) printSizes(folders[index] ?? '', files)
  writeFileSync(stamp, onlyServed ? `${current}\nserved` : current)
  console.log(`Built in ${Math.round((Date.now() - started) / 1000)} s.`)
  return true
}

/** The server's bundle stays, since the database may be filled by it meanwhile. */
function emptyDist() {
  const dist = join(root, 'dist')
  const names = existsSync(dist) ? readdirSync(dist) : []
  for (const name of names) if (name !== 'server') rmSync(join(dist, name), { recursive: true, force: true })
}

/** @param {string[]} args @param {string} label @returns {Promise<boolean>} whether it succeeded */
async function node(args, label) {
  return (await run(process.execPath, args, { label, env: { NODE_ENV: 'production' } })) === 0
}

/** @param {string} directory @param {{ path: string, bytes: number, brotli: number }[]} files */
function printSizes(directory, files) {
  const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(11)
  console.log(`${directory}: ${files.length} text files, ${'size'.padStart(8)}, brotli`)
  for (const { path, bytes, brotli } of files.sort((a, b) => b.brotli - a.brotli)) {
    console.log(`${kilobytes(bytes)}${kilobytes(brotli)}  ${path}`)
  }
}

const called = process.argv[1]
if (called !== undefined && realpathSync(called) === fileURLToPath(import.meta.url)) {
  process.exitCode = (await build({ ifChanged: process.argv.includes('--if-changed') })) ? 0 : 1
}
