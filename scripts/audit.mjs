// @ts-check
// `npm run audit`: known weaknesses of the packages. Fails on high and critical ones of what runs at a client's: the package's own
// dependencies and the server's. Some registries, mirrors above all, take no audits: that is said, with an exit code of its own.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { verdictOf } from './lib/audit-report.mjs'
import { NOT_ASKED } from './lib/counts.mjs'
import { treeOf } from './lib/lock-file.mjs'
import { root } from './lib/run.mjs'
import { bundleServer } from './lib/server-bundle.mjs'
import { serverPackages } from './lib/server-packages.mjs'

/** Milliseconds that npm and its registry may take. */
const TIMEOUT = 50_000

const read = (/** @type {string} */ name) => JSON.parse(readFileSync(join(root, name), 'utf8'))

function productionTree() {
  const { dependencies, devDependencies, peerDependencies, peerDependenciesMeta } = read('package.json')
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
  const { installed, bundled } = serverPackages({ ...devDependencies, ...dependencies })
  return treeOf(read('package-lock.json'), [...Object.keys(dependencies), ...peers, ...installed, ...bundled])
}

function askNpm() {
  // The packages of the server are development dependencies, so they are included whatever NODE_ENV says.
  const args = [
    'audit',
    '--json',
    '--package-lock-only',
    '--include=dev',
    '--include=peer',
    '--include=optional',
    '--fetch-retries=0',
    `--fetch-timeout=${TIMEOUT}`,
  ]
  const { stdout, error } = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    timeout: TIMEOUT,
    killSignal: 'SIGKILL',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  if (error && 'code' in error && error.code === 'ETIMEDOUT') return undefined
  if (error) return { error: { summary: error.message } }
  try {
    return JSON.parse(stdout)
  } catch {
    return {}
  }
}

if (!(await bundleServer())) process.exit(1)
const production = productionTree()
const verdict = verdictOf(askNpm(), production)
if (verdict.outcome === 'asked') {
  for (const line of verdict.others) console.log(`(passes)  ${line}`)
  for (const line of verdict.grave) console.log(line)
  console.log(
    `Audited: ${verdict.grave.length} high or critical weaknesses in the ${production.size} packages that run in production, ${verdict.others.length} others.`,
  )
  process.exitCode = verdict.grave.length > 0 ? 1 : 0
} else if (verdict.outcome === 'not asked') {
  console.log(`Nothing was audited: ${verdict.reason}`)
  process.exitCode = NOT_ASKED
} else {
  console.error(`The audit failed: ${verdict.reason}`)
  process.exitCode = 1
}
