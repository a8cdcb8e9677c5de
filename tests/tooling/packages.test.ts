import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { verdictOf } from '#scripts/lib/audit-report.mjs'
import { type LockFile, lockFaults, treeOf } from '#scripts/lib/lock-file.mjs'
import { root } from '#scripts/lib/run.mjs'

const run = promisify(execFile)
const integrity = `sha512-${'A'.repeat(86)}==`

const lockOf = (packages: LockFile['packages']): LockFile => ({ lockfileVersion: 3, packages: { '': {}, ...packages } })
const good = { version: '1.0.0', integrity }

test('the runner of the journeys and the library of the scripts are one Playwright', async () => {
  const { devDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  expect(devDependencies['@playwright/test']).toBe(devDependencies['playwright-core'])
})

describe('the lock file', () => {
  test('has nothing to be said of: every package has its hash, is of the registry, and runs nothing', async () => {
    const { stdout } = await run(process.execPath, ['scripts/check-lock.mjs'], { cwd: root })
    expect(stdout).toMatch(/^\d{3,} packages; each that is installed here has its hash\.\n$/)
  })

  test.each<[string, LockFile['packages']]>([
    ['a has no sha512 hash', { 'node_modules/a': { version: '1.0.0' } }],
    ['a has no sha512 hash', { 'node_modules/a': { ...good, integrity: 'sha1-AAAA' } }],
    ...[{ os: ['linux'], cpu: ['x64'] }, { os: ['linux'], cpu: ['arm64'], libc: ['glibc'] }, {}].map(
      (platform): [string, LockFile['packages']] => [
        'a has no sha512 hash',
        { 'node_modules/a': { version: '1.0.0', optional: true, ...platform } },
      ],
    ),
    ['a has no sha512 hash', { 'node_modules/a': { version: '1.0.0', os: ['win32'] } }],
    ['a may have b, which is missing', { 'node_modules/a': { ...good, optionalDependencies: { b: '1.0.0' } } }],
    ['a runs a script', { 'node_modules/a': { ...good, hasInstallScript: true } }],
    ['a/node_modules/@b/c runs a script', { 'node_modules/a/node_modules/@b/c': { ...good, hasInstallScript: true } }],
    ['a comes from git+ssh', { 'node_modules/a': { ...good, resolved: 'git+ssh://git@example.com/a.git#1' } }],
    ['a comes from https://elsewhere', { 'node_modules/a': { ...good, resolved: 'https://elsewhere.example/a.tgz' } }],
    ['a comes from http://', { 'node_modules/a': { ...good, resolved: 'http://registry.example/a.tgz' } }],
    ['a comes from https://registry', { 'node_modules/a': { ...good, resolved: 'https://registry.example/a.tgz' } }],
    ['a is a directory', { 'node_modules/a': { ...good, link: true } }],
    ['packages/a is a directory', { 'packages/a': good }],
    ...['file:../b', 'git+https://example.com/b.git', 'github:b/b', 'b/b', 'https://example.com/b.tgz'].map(
      (spec): [string, LockFile['packages']] => [
        `a wants b from ${spec}`,
        { 'node_modules/a': { ...good, dependencies: { b: spec } } },
      ],
    ),
    ['package.json wants b from file:b', { '': { devDependencies: { b: 'file:b' } }, 'node_modules/a': good }],
  ])('is refused where %s', (text, packages) => {
    expect(lockFaults(lockOf(packages), ['esbuild'])).toEqual([expect.stringContaining(text)])
  })

  test('may have programs for other platforms without their hash', () => {
    const elsewhere = [
      { os: ['darwin'], cpu: ['arm64'] },
      { os: ['linux'], cpu: ['s390x'] },
      { os: ['linux'], libc: ['musl'] },
    ]
    for (const platform of elsewhere)
      expect(lockFaults(lockOf({ 'node_modules/a': { version: '1.0.0', optional: true, ...platform } }), [])).toEqual(
        [],
      )
  })

  test('may have scripts of the packages on the list, other names, and ranges', () => {
    const packages = {
      'node_modules/esbuild': { ...good, hasInstallScript: true },
      'node_modules/a': { ...good, dependencies: { b: 'npm:@c/d@^1.0.0', e: '>=1 <3 || 4.x', f: '*', g: 'latest' } },
    }
    expect(lockFaults(lockOf(packages), ['esbuild'])).toEqual([])
    expect(lockFaults({ lockfileVersion: 2, packages }, [])).toEqual(['This is no lock file of version 3.'])
  })

  test('tells what a package needs: the one beside it before the one above', () => {
    const lock = lockOf({
      'node_modules/a': { ...good, dependencies: { '@x/b': '2', c: '1' } },
      'node_modules/a/node_modules/@x/b': {
        ...good,
        peerDependencies: { c: '1', d: '1' },
        peerDependenciesMeta: { d: { optional: true } },
      },
      'node_modules/@x/b': good,
      'node_modules/c': { ...good, optionalDependencies: { a: '1', missing: '1' } },
      'node_modules/d': good,
    })
    expect([...treeOf(lock, ['a'])].sort()).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/@x/b',
      'node_modules/c',
    ])
  })
})

describe('the audit', () => {
  /** The audit with a registry of our own, and nothing that npm remembers of another. */
  async function auditBy(registry: RequestListener) {
    const cache = await mkdtemp(join(tmpdir(), 'audit-'))
    const server = createServer(registry).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    // As where the server runs: its packages are among those for development, which npm leaves out there by itself.
    const env = { ...process.env, NODE_ENV: 'production', npm_config_registry: address, npm_config_cache: cache }
    return run(process.execPath, ['scripts/audit.mjs'], { cwd: root, env })
      .then(
        ({ stdout }) => ({ code: 0, stdout }),
        ({ code, stdout }) => ({ code, stdout }),
      )
      .finally(() => Promise.all([server.close(), rm(cache, { recursive: true })]))
  }

  /** A registry that knows weaknesses of all versions, by package. */
  const knowing =
    (severities: Record<string, string>): RequestListener =>
    (request, response) => {
      const weaknesses = Object.entries(severities).map(([name, severity], id) => [
        name,
        [{ id, title: `Hole in ${name}`, url: 'https://holes.example', severity, vulnerable_versions: '*' }],
      ])
      request.resume().on('end', () => {
        response.writeHead(request.method === 'POST' ? 200 : 404, { 'content-type': 'application/json' })
        response.end(JSON.stringify(request.method === 'POST' ? Object.fromEntries(weaknesses) : {}))
      })
    }

  test('passes where nothing is known', async () => {
    const { code, stdout } = await auditBy(knowing({}))
    expect([code, stdout]).toEqual([0, expect.stringContaining('Audited: 0 high or critical weaknesses in the ')])
  })

  test.each(['fastify', 'dompurify', 'react', 'fast-uri'])('fails by a high one of %s, which runs', async (name) => {
    const { code, stdout } = await auditBy(knowing({ [name]: 'high' }))
    expect([code, stdout]).toEqual([1, expect.stringContaining(`high      ${name}: Hole in ${name}`)])
  })

  test('passes, and names them, with moderate ones and those of tools', async () => {
    const { code, stdout } = await auditBy(knowing({ fastify: 'moderate', vitest: 'critical' }))
    expect(code).toBe(0)
    expect(stdout).toContain('(passes)  moderate  fastify')
    expect(stdout).toContain('(passes)  critical  vitest')
  })

  test('asks nobody where the registry takes no audits, or is away', async () => {
    const refused = await auditBy((_, response) => response.writeHead(405).end())
    expect([refused.code, refused.stdout]).toEqual([75, expect.stringMatching(/^Nothing was audited: 405 /)])
    const away = await auditBy((request) => request.socket.destroy())
    expect([away.code, away.stdout]).toEqual([75, expect.stringMatching(/^Nothing was audited: /)])
  })

  test('takes for nothing what is no report', () => {
    expect(verdictOf(undefined, new Set())).toMatchObject({ outcome: 'not asked' })
    expect(verdictOf({}, new Set())).toMatchObject({ outcome: 'broken' })
    expect(verdictOf({ error: { code: 'ENOLOCK', summary: 'no lock' } }, new Set())).toMatchObject({
      outcome: 'broken',
    })
    expect(verdictOf({ vulnerabilities: {} }, new Set())).toMatchObject({ outcome: 'broken' })
    for (const failure of [
      { message: '400 Bad', statusCode: 400 },
      { message: '401', statusCode: 401 },
      { message: 'x is not a function' },
    ])
      expect(verdictOf(failure, new Set())).toMatchObject({ outcome: 'broken' })
  })

  test('is a step of the tests, as is the lock file', async () => {
    const steps = await readFile(join(root, 'scripts/lib/test-steps.mjs'), 'utf8')
    expect(steps).toMatch(/args: \(\) => \['scripts\/audit\.mjs'\],\s+needs: \['build'\],\s+counts: askedCounts/)
    expect(steps).toContain("args: () => ['scripts/check-lock.mjs'], counts: checkCounts")
  })
})
