import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { lockOfStart, staleReason } from '#scripts/lib/installed.mjs'
import { lockFaults } from '#scripts/lib/lock-file.mjs'
import { root } from '#scripts/lib/run.mjs'
import { startProject, testPackages } from '#scripts/lib/start-packages.mjs'

const read = (name: string) => readFileSync(join(root, name), 'utf8')
const manifest = JSON.parse(read('package.json'))
const lock = JSON.parse(read('package-lock.json'))
const project = startProject(manifest, lock, 'https://registry.example/')

/** Not what a template of code contains. */
const importedFrom = /^(?!.*`).*\b(?:from|import) ?\(?['"]([^'"]+)['"]/gm
const commands = /\bbin\('([^']+)'/g
const found = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, name = '']) => name)

/** A script and the scripts that it imports. */
function scriptsOf(path: string, known = new Set<string>()): Set<string> {
  if (known.has(path)) return known
  known.add(path)
  for (const name of found(read(path), importedFrom))
    if (name.startsWith('.')) scriptsOf(join(dirname(path), name), known)
  return known
}

const sourcesUnder = (directory: string) =>
  readdirSync(join(root, directory), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|tsx|js|mjs)$/.test(name))
    .map((name) => join(directory, name))

const started = ['start', 'build', 'server', 'server-manifest'].flatMap((name) => [...scriptsOf(`scripts/${name}.mjs`)])
const built = ['src', 'server', 'widgets', 'demo', 'scripts/first-paint'].flatMap(sourcesUnder)

test('what npm start builds and runs imports no package that only tests use', () => {
  const offences = [...new Set([...started, ...built, ...scriptsOf('vite.config.ts')])].flatMap((path) => {
    const text = read(path)
    // The set-up calls Playwright, for tests.
    const names = [...found(text, importedFrom), ...(path === 'scripts/setup.mjs' ? [] : found(text, commands))]
    const offending = testPackages.filter((one) => names.some((name) => name === one || name.startsWith(`${one}/`)))
    return offending.map((one) => `${path} imports ${one}`)
  })
  expect(started).toContain('scripts/lib/server-bundle.mjs')
  expect(offences).toEqual([])
})

test('every package that only tests use is a development package', () => {
  expect(Object.keys(manifest.devDependencies)).toEqual(expect.arrayContaining(testPackages))
})

test('npm start installs the other packages and what they need, in the versions of the lock file', () => {
  const { dependencies } = project.manifest
  const all = Object.keys({ ...manifest.devDependencies, ...manifest.dependencies })
  expect([...Object.keys(dependencies), ...testPackages].sort()).toEqual(all.sort())
  expect(project.lock.packages).toHaveProperty(['node_modules/avvio', 'version'])
  expect(project.lock.packages).not.toHaveProperty(['node_modules/@vitest/runner'])
  expect(Object.keys(project.lock.packages).length).toBeLessThan(0.6 * Object.keys(lock.packages).length)
})

test('only the lock file of npm start has addresses, which are those of the registry', () => {
  const { packages } = project.lock
  expect(packages['node_modules/@fastify/cors']?.resolved).toBe(
    `https://registry.example/@fastify/cors/-/cors-${manifest.devDependencies['@fastify/cors']}.tgz`,
  )
  const addresses = Object.entries(packages).flatMap(([path, { resolved }]) => (path === '' ? [] : [resolved]))
  expect(addresses.every((address) => address?.startsWith('https://registry.example/'))).toBe(true)
  expect(lockFaults(lock, ['esbuild'])).toEqual([])
})

test('after npm start, the tests miss their packages, and nothing else is missing', () => {
  const installed = lockOfStart(lock, manifest)
  expect(staleReason(lockOfStart(lock, manifest), installed)).toBeUndefined()
  expect(staleReason(lock, installed)).toMatch(/ is missing$/)
})

test('what only packages of other platforms need may be missing after npm start', () => {
  const [path = '', build] = Object.entries(lockOfStart(lock, manifest).packages).find(([, one]) => one.optional) ?? []
  const needed = 'node_modules/needed-by-a-build'
  const more = { [path]: { ...build, dependencies: { 'needed-by-a-build': '1.0.0' } }, [needed]: { version: '1.0.0' } }
  const wanted = lockOfStart({ ...lock, packages: { ...lock.packages, ...more } }, manifest)
  expect(wanted.packages[needed]).toEqual({ version: '1.0.0', optional: true })
  const installed = Object.fromEntries(Object.entries(wanted.packages).filter(([, entry]) => !entry.optional))
  expect(staleReason(wanted, { packages: installed })).toBeUndefined()
})

test('after the tests have installed theirs, npm start misses nothing', () => {
  expect(staleReason(lockOfStart(lock, manifest), lock)).toBeUndefined()
})
