import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { toClient } from '#server/platform/http/client-address.ts'
import { readSettings } from '#server/settings.ts'
import { openApi, type TestApi } from './support/api.ts'
import { PASSWORD, users } from './support/fixture.ts'

const MOST_OF_SOURCE = 20
const MOST_OF_ADDRESS = 500
const ADDRESS = '192.0.2.1'

let direct: TestApi
let proxied: TestApi

beforeAll(async () => {
  direct = await openApi()
  proxied = await openApi(undefined, { trustProxy: 1 })
})
afterAll(() => Promise.all([direct.close(), proxied.close()]))
beforeEach(async () => {
  for (const { db } of [direct, proxied]) {
    await db.deleteFrom('sign_in_failures').execute()
    await db.deleteFrom('known_sources').execute()
  }
})

type From = { address?: string; forwarded?: string; cookie?: string; api?: TestApi }

const { username: account } = users.full

const signIn = (
  username: string,
  password: string,
  { address = ADDRESS, forwarded, cookie, api = direct }: From = {},
) =>
  api.app.inject({
    method: 'POST',
    url: '/api/auth',
    payload: { username, password },
    remoteAddress: address,
    headers: {
      ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
      ...(cookie === undefined ? {} : { cookie }),
    },
  })

const statusOf = async (password: string, from: From = {}) => (await signIn(account, password, from)).statusCode

/** The cookie that a browser would send after a sign-in from an address. */
async function deviceFrom(address: string): Promise<string> {
  const header = String((await signIn(account, PASSWORD, { address })).headers['set-cookie'])
  return header.split(';')[0] ?? ''
}

/** Failures as they are kept, without the time that a password takes. */
const fail = async (count: number, from: From & { username?: string; source?: string } = {}) => {
  const { username = account, address = ADDRESS, api = direct } = from
  const source = from.source ?? `address:${address}`
  const row = { account: username, address, source, failed_at: new Date('2026-11-05T12:00:00Z') }
  await api.db.insertInto('sign_in_failures').values(Array(count).fill(row)).execute()
}

/** Guesses from 40 addresses, none of which has had too many. */
const failEverywhere = async () => {
  for (let host = 1; host <= 40; host++) await fail(2, { address: `198.51.100.${host}` })
}

describe('R140 limits on signing in', () => {
  test('guesses at the same time count like guesses in turn: twenty are looked at, the right one among the others is not', async () => {
    const guesses = Array.from({ length: 60 }, (_, count) =>
      signIn(account, count === 59 ? PASSWORD : `wrong ${count}`),
    )
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 403)).toHaveLength(MOST_OF_SOURCE)
    expect(statuses.filter((status) => status === 429)).toHaveLength(40)
  })

  test('right passwords at the same time are no guesses', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => signIn(account, PASSWORD)))
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 200).length).toBeGreaterThan(19)
    expect(await direct.db.selectFrom('sign_in_failures').selectAll().execute()).toEqual([])
  })

  test('an account guessed at from many addresses takes one attempt of strangers in half a minute', async () => {
    await failEverywhere()
    const refused = await signIn(account, PASSWORD)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('30')
    await direct.db
      .updateTable('sign_in_failures')
      .set({ failed_at: new Date('2026-11-05T11:59:29Z') })
      .execute()
    const guesses = await Promise.all(
      Array.from({ length: 5 }, (_, host) => signIn(account, 'wrong', { address: `203.0.113.${host}` })),
    )
    expect(guesses.map(({ statusCode }) => statusCode).sort()).toEqual([403, 429, 429, 429, 429])
  })

  test('meanwhile whoever has signed in from this address is let in, and other accounts are as before', async () => {
    expect(await statusOf(PASSWORD)).toBe(200)
    await failEverywhere()
    expect(await statusOf(PASSWORD)).toBe(200)
    expect(await statusOf(PASSWORD, { address: '192.0.2.2' })).toBe(429)
    expect((await signIn(users.trial.username, PASSWORD, { address: '192.0.2.2' })).statusCode).toBe(200)
  })

  test('meanwhile whoever has signed in by this device is let in, from any address', async () => {
    const cookie = await deviceFrom(ADDRESS)
    await failEverywhere()
    expect(await statusOf(PASSWORD, { address: '192.0.2.2', cookie })).toBe(200)
    expect(await statusOf(PASSWORD, { address: '192.0.2.8', cookie: `research-device=${'x'.repeat(43)}` })).toBe(429)
  })

  test('a device is known to the accounts used on it alone, and has a limit of its own', async () => {
    const cookie = await deviceFrom(ADDRESS)
    await fail(MOST_OF_SOURCE)
    expect(await statusOf('wrong', { cookie })).toBe(403)
    expect(await statusOf(PASSWORD)).toBe(429)
    const other = { username: users.trial.username }
    await fail(MOST_OF_SOURCE, other)
    expect((await signIn(users.trial.username, PASSWORD, { cookie })).statusCode).toBe(429)
    const guesses = Array.from({ length: 25 }, (_, count) => statusOf(`wrong ${count}`, { cookie }))
    const statuses = await Promise.all(guesses)
    expect(statuses.filter((status) => status === 403)).toHaveLength(MOST_OF_SOURCE - 1)
    expect(await statusOf(PASSWORD, { cookie })).toBe(429)
  })

  test('a device has another cookie after each sign-in, the one before is nobody, and its other accounts stay known', async () => {
    const before = await deviceFrom(ADDRESS)
    const answer = await signIn(users.trial.username, PASSWORD, { address: '192.0.2.3', cookie: before })
    const header = String(answer.headers['set-cookie'])
    expect(header).toMatch(/^research-device=[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/)
    const after = header.split(';')[0] ?? ''
    expect(after).not.toBe(before)
    await failEverywhere()
    expect(await statusOf(PASSWORD, { address: '192.0.2.9', cookie: before })).toBe(429)
    expect(await statusOf(PASSWORD, { address: '192.0.2.9', cookie: after })).toBe(200)
  })

  test('a device identifier is kept as a hash only, opens nothing, and is no session', async () => {
    const cookie = await deviceFrom(ADDRESS)
    const rows = await direct.db.selectFrom('known_sources').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1])
    const answer = await direct.app.inject({ url: '/api/current_user', headers: { cookie } })
    expect(answer.statusCode).toBe(401)
  })

  test('a gateway: hundreds of failures of other accounts behind one address keep nobody out', async () => {
    await fail(MOST_OF_ADDRESS - 1, { username: 'nobody@example.com' })
    expect(await statusOf(PASSWORD)).toBe(200)
    await fail(1, { username: 'somebody@example.com' })
    expect(await statusOf(PASSWORD), 'known from this address').toBe(200)
    expect((await signIn(users.trial.username, PASSWORD)).statusCode, 'a stranger').toBe(429)
  })

  test('R089 an account that there is not is limited as one that there is, in the same words', async () => {
    const outcomes = async (username: string) => {
      await fail(MOST_OF_SOURCE - 1, { username })
      const answers = [await signIn(username, 'wrong'), await signIn(username, 'wrong')]
      for (let host = 1; host <= 31; host++) await fail(1, { username, address: `198.51.100.${host}` })
      answers.push(await signIn(username, 'wrong', { address: '192.0.2.77' }))
      return answers.map(({ statusCode, payload, headers }) => [
        statusCode,
        payload,
        headers['retry-after'],
        headers['set-cookie'],
      ])
    }
    const [known, unknown] = [await outcomes(account), await outcomes('nobody@example.com')]
    expect(unknown).toEqual(known)
    expect(known.map(([status]) => status)).toEqual([403, 429, 429])
  })

  test('a success does not forget failures, so that guessing between two of them gains nothing', async () => {
    await fail(MOST_OF_SOURCE - 1)
    expect(await statusOf(PASSWORD)).toBe(200)
    expect(await statusOf('wrong')).toBe(403)
    expect(await statusOf(PASSWORD)).toBe(429)
  })

  test('all addresses of one IPv6 customer count as one, those of the next one do not', async () => {
    await fail(MOST_OF_SOURCE, { address: toClient('2001:db8:1:2::1') })
    expect(await statusOf(PASSWORD, { address: '2001:db8:1:2:ffff:1:2:3' })).toBe(429)
    expect(await statusOf(PASSWORD, { address: '2001:db8:1:3::1' })).toBe(200)
  })

  test('without TRUST_PROXY nobody chooses an address by X-Forwarded-For', async () => {
    await fail(MOST_OF_SOURCE)
    expect(await statusOf(PASSWORD, { forwarded: '203.0.113.9' })).toBe(429)
  })

  test('with it the address is the one that the nearest proxy has seen, whatever the client wrote before it', async () => {
    await fail(MOST_OF_SOURCE, { address: '203.0.113.9', api: proxied })
    const from = (forwarded: string) => statusOf(PASSWORD, { forwarded, api: proxied })
    expect(await from('203.0.113.9')).toBe(429)
    expect(await from('10.9.8.7, 203.0.113.9')).toBe(429)
    expect(await from('203.0.113.9, 203.0.113.10')).toBe(200)
  })

  test('more wrong passwords at once than the queue holds are refused with 503 and Retry-After, and do not count', async () => {
    const guesses = Array.from({ length: 160 }, (_, host) =>
      signIn(`nobody-${host}@example.com`, 'wrong', { address: `198.51.100.${host}` }),
    )
    const answers = await Promise.all(guesses)
    const busy = answers.filter(({ statusCode }) => statusCode === 503)
    expect(busy.length).toBeGreaterThan(0)
    expect(busy[0]?.headers['retry-after']).toBe('2')
    expect(busy[0]?.json()).toEqual({ errors: [expect.stringContaining('try again')], status: 503 })
    const counted = await direct.db.selectFrom('sign_in_failures').select('id').execute()
    expect(counted).toHaveLength(answers.filter(({ statusCode }) => statusCode === 403).length)
  })

  test('behind a full queue whoever is known gets in', async () => {
    expect(await statusOf(PASSWORD)).toBe(200)
    const guesses = Array.from({ length: 160 }, (_, host) =>
      signIn(`nobody-${host}@example.com`, 'wrong', { address: `198.51.100.${host}` }),
    )
    expect(await statusOf(PASSWORD)).toBe(200)
    await Promise.all(guesses)
  })
})

describe('R145 renewals', () => {
  test('wrong refresh tokens from one address are counted, also at once, and a good one is taken', async () => {
    const { refresh_token } = await direct.signIn()
    const refresh = (token: string) => direct.post('refresh_auth_token', { refresh_token: token })
    const row = { kind: 'refresh' as const, account: '', address: '127.0.0.1', source: 'address:127.0.0.1' }
    const failed_at = new Date('2026-11-05T12:00:00Z')
    await direct.db
      .insertInto('sign_in_failures')
      .values(Array(MOST_OF_ADDRESS - 3).fill({ ...row, failed_at }))
      .execute()
    const answers = await Promise.all(Array.from({ length: 8 }, (_, count) => refresh(`wrong ${count}`)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([401, 401, 401, 429, 429, 429, 429, 429])
    expect((await refresh(refresh_token)).statusCode).toBe(200)
  })
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
])('%s counts as %s', (address, expected) => {
  expect(toClient(address)).toBe(expected)
})

test.each([
  [undefined, false],
  ['false', false],
  ['true', 1],
  ['2', 2],
  ['10.0.0.0/8, ::1', '10.0.0.0/8,::1'],
])('R131 TRUST_PROXY=%s believes %s', (TRUST_PROXY, expected) => {
  expect(readSettings({ TRUST_PROXY }).trustProxy).toBe(expected)
})

test.each(['yes', '0', '10.0.0', 'proxy.example'])('R131 TRUST_PROXY=%s is refused with a text', (TRUST_PROXY) => {
  expect(() => readSettings({ TRUST_PROXY })).toThrow('TRUST_PROXY must be')
})
