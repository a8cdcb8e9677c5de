import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeProtectedHeader } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { accessTokens } from '#server/access/access-tokens.ts'
import { parseKeys } from '#server/access/configured-keys.ts'
import { keyFile } from '#server/access/key-file.ts'
import { fixedKeyring, type Keyring } from '#server/access/keyring.ts'
import { replayTickets } from '#server/access/replay-tickets.ts'
import { keyTable } from '#server/access/signing-keys.ts'
import { ensureKey, type KeyStore, openKeyring, rotateKeys } from '#server/access/stored-keys.ts'
import { openKeys } from '#server/open-keys.ts'
import { readSettings } from '#server/settings.ts'
import { openApi, type TestApi } from './support/api.ts'
import { runServerCommand } from './support/run-server-command.ts'
import { SESSION } from './support/session.ts'

const MINUTE = 60_000
const NOW = new Date('2026-11-05T12:00:00Z')
const later = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE)

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'research-portal-keys-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

const failed = (error: unknown) => {
  throw error
}
const ringOf = async (store: KeyStore): Promise<Keyring> => {
  const ring = await openKeyring(store, failed)
  ring.close()
  return ring
}
const tokensAt = (keys: Keyring, now: Date) => accessTokens(keys, () => now)

let api: TestApi
beforeAll(async () => {
  api = await openApi()
})
afterAll(() => api.close())

describe.each([
  ['a file', () => keyFile(directory)],
  ['the database', () => keyTable(api.db)],
])('R137 R138 keys that are kept in %s', (_, open) => {
  let store: KeyStore
  beforeEach(async () => {
    await api.db.deleteFrom('signing_keys').execute()
    store = open()
  })

  test('are made once, also by several processes at the same time', async () => {
    const made = await Promise.all([ensureKey(store), ensureKey(store)].map((keys) => keys.catch(() => [])))
    const kept = await store.read()
    expect(kept).toHaveLength(1)
    expect(kept[0]?.secret).toHaveLength(32)
    expect(made.flat().some(({ id }) => id === kept[0]?.id)).toBe(true)
    expect(await ensureKey(store)).toEqual(kept)
  })

  test('of several changes at once each sees what the one before has left', async () => {
    const rotations = [1, 2, 3, 4].map(() => rotateKeys(store, new Date(), false))
    const lengths = (await Promise.all(rotations)).map(({ length }) => length)
    expect(lengths.sort()).toEqual([1, 2, 3, 4])
    expect(await store.read()).toHaveLength(4)
  })

  test('a token names its key, and another process with the same keys takes it', async () => {
    const token = await tokensAt(await ringOf(store), NOW).issue(7, SESSION)
    const [key] = await store.read()
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', kid: key?.id })
    expect(await tokensAt(await ringOf(store), NOW).verify(token)).toMatchObject({ userId: 7 })
  })

  test('a new key signs, and the older one checks until its tokens have expired', async () => {
    const before = await tokensAt(await ringOf(store), NOW).issue(7, SESSION)
    await rotateKeys(store, NOW, false)
    const ring = await ringOf(store)
    const token = await tokensAt(ring, NOW).issue(7, SESSION)
    expect(decodeProtectedHeader(token).kid).not.toBe(decodeProtectedHeader(before).kid)
    expect(await tokensAt(ring, later(9)).verify(before)).toMatchObject({ userId: 7 })
    expect(await tokensAt(ring, later(9)).verify(token)).toMatchObject({ userId: 7 })
    expect(await tokensAt(ring, later(11)).verify(before)).toBeUndefined()
  })

  test('a key that was replaced signs nothing new, whoever has it', async () => {
    const old = await ringOf(store)
    await rotateKeys(store, NOW, false)
    const ring = await ringOf(store)
    expect(await tokensAt(ring, later(1)).verify(await tokensAt(old, later(1)).issue(7, SESSION))).toBeDefined()
    expect(await tokensAt(ring, later(3)).verify(await tokensAt(old, later(3)).issue(7, SESSION))).toBeUndefined()
  })

  test('C70 a ticket for a replay outlives a new key', async () => {
    const ticket = replayTickets(await ringOf(store), () => NOW).issue('replay-1', { userId: 7, sessionId: SESSION })
    await rotateKeys(store, later(5), false)
    const ring = await ringOf(store)
    expect(replayTickets(ring, () => later(300)).verify(ticket, 'replay-1')).toMatchObject({ userId: 7 })
  })

  test('older keys are forgotten when nothing of theirs is good any more, and at once when they are dropped', async () => {
    await ensureKey(store)
    await rotateKeys(store, NOW, false)
    expect(await rotateKeys(store, later(60), false)).toHaveLength(3)
    expect(await rotateKeys(store, later(9 * 60), false)).toHaveLength(2)
    expect(await rotateKeys(store, later(9 * 60), true)).toHaveLength(1)
    expect(await store.read()).toHaveLength(1)
  })

  test('a running process hears of a new key by a token that names it', async () => {
    const running = await ringOf(store)
    await rotateKeys(store, NOW, false)
    const token = await tokensAt(await ringOf(store), NOW).issue(7, SESSION)
    await vi.waitFor(async () => expect(await tokensAt(running, NOW).verify(token)).toBeDefined(), 5000)
  })
})

test('the file is for its owner alone, and one that cannot be read is told and left as it is', async () => {
  const store = keyFile(directory)
  await ensureKey(store)
  const path = join(directory, 'signing-keys.json')
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  await writeFile(path, '[{"id":"x","secret":"short"}]')
  await expect(ensureKey(store)).rejects.toThrow('does not hold signing keys')
  expect(await readFile(path, 'utf8')).toContain('short')
})

describe('JWT_SECRET', () => {
  const [one, two] = ['3f9c1b7e5d2a8046c7e1f0b9a4d35286', 'd8a2607fb51c94e3fd06a97b3c8e1254']

  test('holds one key or several: the first signs, the others check', async () => {
    const token = await tokensAt(parseKeys(one), NOW).issue(7, SESSION)
    const ring = parseKeys(`${two}, ${one}`)
    expect(await tokensAt(ring, NOW).verify(token)).toMatchObject({ userId: 7 })
    const next = await tokensAt(ring, NOW).issue(7, SESSION)
    expect(await tokensAt(parseKeys(two), NOW).verify(next)).toMatchObject({ userId: 7 })
    expect(await tokensAt(parseKeys(one), NOW).verify(next)).toBeUndefined()
  })

  test.each(['short', `${one},short`, `${one},`])('%s is refused with a text that does not repeat it', (text) => {
    expect(() => parseKeys(text)).toThrow('JWT_SECRET must have at least 32 characters')
    expect(() => parseKeys(text)).not.toThrow('short')
  })

  test.each([
    ['x'.repeat(32), 'fewer than 8 different characters'],
    ['abcabcaabbccabcabcaabbccabcabcab', 'fewer than 8 different characters'],
    ['0123456789abcdef0123456789abcdef', 'a shorter text, repeated'],
    ['a good start!'.repeat(3), 'a shorter text, repeated'],
    ['abcdefghijklmnopqrstuvwxyz0123456789', 'a sequence'],
    [`${one},${'12'.repeat(16)}`, 'fewer than 8 different characters'],
  ])('%s is refused because it can be guessed', (text, reason) => {
    expect(() => parseKeys(text)).toThrow('JWT_SECRET can be guessed')
    expect(() => parseKeys(text)).toThrow(reason)
    expect(() => parseKeys(text)).toThrow('openssl rand -hex 32')
    expect(() => parseKeys(text)).not.toThrow(text)
    expect(() => readSettings({ JWT_SECRET: text })).toThrow('JWT_SECRET can be guessed')
  })

  test('random keys are taken', () => {
    for (let count = 0; count < 500; count++) expect(() => parseKeys(randomBytes(16).toString('hex'))).not.toThrow()
  })

  test('comes before keys that are kept', async () => {
    const settings = { jwtSecret: one, databaseUrl: undefined, dataDir: directory }
    const token = await tokensAt(await openKeys(settings, api.db), NOW).issue(7, SESSION)
    expect(await tokensAt(parseKeys(one), NOW).verify(token)).toBeDefined()
    await expect(stat(join(directory, 'signing-keys.json'))).rejects.toThrow('ENOENT')
  })
})

test('a token without the name of a key, or with the name of another one, is refused', async () => {
  const [one, two] = [new Uint8Array(32), new Uint8Array(32).fill(1)] as const
  const token = await tokensAt(fixedKeyring(one), NOW).issue(7, SESSION)
  const [head = '', ...rest] = token.split('.')
  const renamed = (header: object) => [Buffer.from(JSON.stringify(header)).toString('base64url'), ...rest].join('.')
  const ring = fixedKeyring(one, two)
  const other = fixedKeyring(two).current().id
  expect(await tokensAt(ring, NOW).verify(token)).toBeDefined()
  expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toHaveProperty('kid')
  for (const header of [{ alg: 'HS256' }, { alg: 'HS256', kid: other }, { alg: 'HS256', kid: 7 }])
    expect(await tokensAt(ring, NOW).verify(renamed(header))).toBeUndefined()
})

describe('npm run server:keys -- rotate', () => {
  const run = (args: string[], env: Record<string, string> = {}) =>
    runServerCommand('keys', args, { directory, env: { JWT_SECRET: '', ...env } })

  test('puts a new key in the place of the kept one, whose tokens stay good', async () => {
    const [before] = await ensureKey(keyFile(directory))
    const { stdout } = await run(['rotate'])
    const [current, older] = await keyFile(directory).read()
    expect(older?.id).toBe(before?.id)
    expect(stdout).toContain(`key ${current?.id} from now on; 1 older`)
    expect(stdout).not.toContain(Buffer.from(current?.secret ?? []).toString('hex'))
    await run(['rotate', '--drop'])
    expect(await keyFile(directory).read()).toHaveLength(1)
  }, 60_000)

  test('says what to do where JWT_SECRET gives the keys, and where it is called otherwise', async () => {
    expect(await run(['rotate'], { JWT_SECRET: 'one that only this test knows of' })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('given by JWT_SECRET'),
    })
    expect(await run([])).toMatchObject({ code: 1, stderr: expect.stringContaining('Usage:') })
  }, 60_000)
})
