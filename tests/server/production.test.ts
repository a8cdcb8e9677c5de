import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { seedAccounts } from '#demo/data/accounts.ts'
import { hashPassword } from '#server/accounts/password-hash.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openDatabase } from '#server/platform/database/open.ts'
import { readSettings } from '#server/settings.ts'
import { loadEmpty } from './support/embedded.ts'
import { type MainProcess, runMain } from './support/main-process.ts'
import { runServerCommand } from './support/run-server-command.ts'

const LONG = 240_000
const JWT_SECRET = '3f9c1b7e5d2a8046c7e1f0b9a4d35286'
const production = { NODE_ENV: 'production', JWT_SECRET }
const NEW = { username: 'anna@example.com', password: 'Lantern-Quay-81-Fjord' }

let directory: string
let main: MainProcess | undefined

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'research-portal-production-'))
})
afterEach(async () => {
  await main?.kill()
  main = undefined
  await rm(directory, { recursive: true, force: true })
})

const start = async (env: NodeJS.ProcessEnv = {}) => {
  main = await runMain({ ...production, DATA_DIR: directory, ...env })
  return main
}

const command = (script: string, args: readonly string[], input = '', env: Record<string, string> = {}) =>
  runServerCommand(script, args, { directory, input, env: { ...production, ...env } })

const addEmptyDatabase = async () => (await loadEmpty(join(directory, 'pg'))).close()

/** Adds the account of the demo, as a fill does, to a database of its own. */
async function plant({ username, password }: { username: string; password: string }): Promise<void> {
  await addEmptyDatabase()
  const database = await openDatabase({ url: undefined, directory, reserve: 0 })
  await database.alone(migrate)
  const { db } = database
  await db
    .insertInto('users')
    .values({ id: 1, username, name: 'Alexandra', external_reference: null, created_at: new Date() })
    .execute()
  const password_hash = await hashPassword(password)
  await db.insertInto('credentials').values({ user_id: 1, password_hash, changed_at: new Date() }).execute()
  await database.close()
}

describe('in production', () => {
  test('R137 settings leave demo data out, unless it is asked for', () => {
    const read = (env: NodeJS.ProcessEnv) => readSettings(env).demoData
    expect(read({})).toBe(true)
    expect(read({ DEMO_DATA: 'false' })).toBe(false)
    expect(read({ NODE_ENV: 'production' })).toBe(false)
    expect(read({ NODE_ENV: 'Production', DEMO_DATA: 'true' })).toBe(true)
    expect(() => read({ DEMO_DATA: 'yes' })).toThrow('DEMO_DATA must be true or false')
    const { allowedOrigins } = readSettings({ NODE_ENV: 'production' })
    expect(allowedOrigins).toEqual(['http://127.0.0.1:4173', 'http://localhost:4173'])
  })

  test('an empty database stays empty, no demo site is served, and the log tells the first steps', {
    timeout: LONG,
  }, async () => {
    await addEmptyDatabase()
    const server = await start()
    await server.ready()
    const { hostname, port } = new URL(server.address)
    for (const offset of [1, 2]) await expect(fetch(`http://${hostname}:${Number(port) + offset}/`)).rejects.toThrow()
    const call = (path: string, init?: RequestInit) => fetch(`${server.address}${path}`, init)
    const signIn = ({ username, password }: { username: string; password: string }) =>
      call('/api/auth', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username, password }),
      })
    expect((await signIn(seedAccounts.full)).status).toBe(403)
    for (const path of ['/api/get_home_page_slots', '/api/footer_content', '/readyz', '/api/openapi.json'])
      expect((await call(path)).status, path).toBe(200)
    expect(await (await call('/api/get_home_page_slots')).json()).toEqual([])
    await expect.poll(server.said).toContain('npm run server:user -- add')
    for (const { username, password } of Object.values(seedAccounts)) {
      expect(server.said()).not.toContain(username)
      expect(server.said()).not.toContain(password)
    }
    expect(server.said()).not.toContain('Marketing site')
    await server.kill('SIGTERM')

    const added = await command('user', ['add', NEW.username, '--name', 'Anna', '--level', '3'], `${NEW.password}\n`)
    expect(added).toMatchObject({ code: 0, stderr: '' })
    const again = await start()
    await again.ready()
    const session = await fetch(`${again.address}/api/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(NEW),
    })
    expect(session.status).toBe(200)
    const { token } = (await session.json()) as { token: string }
    const headers = { authorization: `Bearer ${token}` }
    for (const path of ['all_documents', 'companies', 'current_user', 'get_preferences_table', 'all_roadshows'])
      expect((await fetch(`${again.address}/api/${path}`, { headers })).status, path).toBeLessThan(500)
    expect(again.said()).not.toContain('There is no account yet')
    await again.kill('SIGTERM')

    // Demo data later on would delete the account.
    const seeded = await command('seed', ['--documents', '1000'], '', { DEMO_DATA: 'true' })
    expect(seeded).toMatchObject({ code: 1, stderr: expect.stringContaining('There is data in') })
  })

  test('an account of the demo with its published password stops the start', { timeout: LONG }, async () => {
    await plant(seedAccounts.full)
    const server = await start()
    expect(await server.ended).toBe(1)
    expect(server.said()).toContain(`The passwords of these accounts are published: ${seedAccounts.full.username}.`)
    const changed = await command('user', ['set-password', seedAccounts.full.username], `${NEW.password}\n`)
    expect(changed).toMatchObject({ code: 0, stderr: '' })
    await (await start()).ready()
  })

  test('a weak JWT_SECRET stops the start before anything is made', { timeout: LONG }, async () => {
    const server = await start({ JWT_SECRET: 'changeme'.repeat(4), DATA_DIR: join(directory, 'none') })
    expect(await server.ended).toBe(1)
    expect(server.said()).toContain('JWT_SECRET can be guessed: a key has fewer than 8 different characters.')
  })

  test('the command that fills a database needs DEMO_DATA=true', { timeout: LONG }, async () => {
    const { code, stderr } = await command('seed', ['--documents', '1000'])
    expect(code).toBe(1)
    expect(stderr).toContain('In production it needs DEMO_DATA=true.')
  })
})

test('METRICS_TOKEN must not be one that can be guessed', () => {
  expect(() => readSettings({ METRICS_TOKEN: 'a'.repeat(20) })).toThrow('METRICS_TOKEN can be guessed')
  expect(() => readSettings({ METRICS_TOKEN: '0123456789abcdef' })).toThrow('METRICS_TOKEN can be guessed')
})
