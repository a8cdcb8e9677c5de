// @ts-check
// Builds everything that is delivered into dist/. `--if-changed` does nothing when the last build had the same sources.
import { copyFileSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compressAssets } from './lib/compress.mjs'
import { addIconLicence, writeIntegrity, writePreloads } from './lib/delivery.mjs'
import { fingerprint } from './lib/fingerprint.mjs'
import { bin, root, run } from './lib/run.mjs'

const modes = ['portal', 'widgets', 'iife', 'doctor', 'catalog', 'npm']
const sources = [
  ...[
    'src',
    'widgets',
    'demo/catalog',
    'public',
    'index.html',
    'scripts/build.mjs',
    'scripts/lib',
    'scripts/first-paint',
  ],
  ...['vite.config.ts', 'tsconfig.json', 'tsconfig.types.json', 'package.json', 'package-lock.json'],
  ...['.env', '.env.local', '.env.production', '.env.production.local'],
]
/** What `npm run generate` makes, and where it is delivered. */
const generated = {
  'custom-elements.generated.json': 'custom-elements.json',
  'html-data.generated.json': 'vscode.html-custom-data.json',
  'css-data.generated.json': 'vscode.css-custom-data.json',
  'web-types.generated.json': 'web-types.json',
  'vue.generated.d.ts': 'types/widgets/vue.d.ts',
}
const stamp = join(root, 'dist/.stamp')

/**
 * @param {{ ifChanged?: boolean }} [options]
 * @returns {Promise<boolean>} whether dist/ is complete
 */
export async function build({ ifChanged = false } = {}) {
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
  const current = fingerprint(sources, settings.sort())
  if (ifChanged && existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return true

  const started = Date.now()
  rmSync(join(root, 'dist'), { recursive: true, force: true })
  for (const mode of modes) {
    console.log(`Building ${mode} …`)
    if ((await node([bin('vite'), 'build', '--mode', mode], `the ${mode} build`)) !== 0) return false
  }
  console.log('Building what shows before script …')
  if ((await node(['scripts/first-paint/main.mjs'], 'what shows before script')) !== 0) return false
  for (const mode of ['portal', 'widgets', 'npm']) addIconLicence(join(root, 'dist', mode))
  writePreloads()
  writeIntegrity()
  console.log('Building types …')
  if ((await node([bin('typescript', 'tsc'), '-p', 'tsconfig.types.json'], 'the build of types')) !== 0) return false

  for (const [made, delivered] of Object.entries(generated))
    copyFileSync(join(root, 'widgets', made), join(root, 'dist', delivered))
  for (const directory of ['dist/portal', 'dist/widgets', 'dist/catalog'])
    printSizes(directory, await compressAssets(directory))
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(stamp, current)
  console.log(`Built in ${Math.round((Date.now() - started) / 1000)} s.`)
  return true
}

/** @param {string[]} args @param {string} label */
function node(args, label) {
  return run(process.execPath, args, { label, env: { NODE_ENV: 'production' } })
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
