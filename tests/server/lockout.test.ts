import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clientOf } from '../../demo/server/auth/client-address.ts'
import { readSettings } from '../../demo/server/settings.ts'
import { openApi, type TestApi } from './support/api.ts'
import { PASSWORD, users } from './support/fixture.ts'

const MOST_OF_ACCOUNT = 20
const MOST_OF_ADDRESS = 100

let direct: TestApi
let proxied: TestApi

beforeAll(async () => {
  direct = await openApi()
  proxied = await openApi(undefined, { trustProxy: 1 })
})
afterAll(() => Promise.all([direct.close(), proxied.close()]))
beforeEach(async () => {
  for (const { db } of [direct, proxied]) await db.deleteFrom('sign_in_failures').execute()
})

type From = { address?: string; forwarded?: string; api?: TestApi }

const signIn = async (
  username: string,
  password: string,
  { address = '192.0.2.1', forwarded, api = direct }: From = {},
) =>
  api.app.inject({
    method: 'POST',
    url: '/api/auth',
    payload: { username, password },
    remoteAddress: address,
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  })

/** Failures as they are kept, without the time that a password takes. */
const fail = async (count: number, from: From & { username?: string } = {}) => {
  const { username = users.full.username, address = '192.0.2.1', api = direct } = from
  const row = { account: username, address, failed_at: new Date('2026-11-05T12:00:00Z') }
  await api.db.insertInto('sign_in_failures').values(Array(count).fill(row)).execute()
}

describe('R140 limits on signing in', () => {
  test('failures from elsewhere, however many, keep nobody from signing in', async () => {
    for (let host = 1; host <= 40; host++) await fail(MOST_OF_ACCOUNT, { address: `198.51.100.${host}` })
    expect((await signIn(users.full.username, PASSWORD)).statusCode).toBe(200)
    expect((await signIn(users.full.username, PASSWORD, { address: '198.51.100.7' })).statusCode).toBe(429)
  })

  test('failures of one account keep no other one from the same address out, up to a hundred', async () => {
    await fail(MOST_OF_ADDRESS - 1, { username: 'nobody@example.com' })
    expect((await signIn(users.full.username, PASSWORD)).statusCode).toBe(200)
    await fail(1, { username: 'somebody@example.com' })
    expect((await signIn(users.full.username, PASSWORD)).statusCode).toBe(429)
  })

  test('R089 an account that there is not is limited as one that there is, in the same words', async () => {
    const outcomes = async (username: string) => {
      await fail(MOST_OF_ACCOUNT - 1, { username })
      const answers = [await signIn(username, 'wrong'), await signIn(username, 'wrong')]
      return answers.map(({ statusCode, payload, headers }) => [statusCode, payload, headers['retry-after']])
    }
    expect(await outcomes('nobody@example.com')).toEqual(await outcomes(users.full.username))
  })

  test('a success does not forget failures, so that guessing between two of them gains nothing', async () => {
    await fail(MOST_OF_ACCOUNT - 1)
    expect((await signIn(users.full.username, PASSWORD)).statusCode).toBe(200)
    expect((await signIn(users.full.username, 'wrong')).statusCode).toBe(403)
    expect((await signIn(users.full.username, PASSWORD)).statusCode).toBe(429)
  })

  test('all addresses of one IPv6 customer count as one, those of the next one do not', async () => {
    await fail(MOST_OF_ACCOUNT, { address: clientOf('2001:db8:1:2::1') })
    expect((await signIn(users.full.username, PASSWORD, { address: '2001:db8:1:2:ffff:1:2:3' })).statusCode).toBe(429)
    expect((await signIn(users.full.username, PASSWORD, { address: '2001:db8:1:3::1' })).statusCode).toBe(200)
  })

  test('without TRUST_PROXY nobody chooses an address by X-Forwarded-For', async () => {
    await fail(MOST_OF_ACCOUNT)
    expect((await signIn(users.full.username, PASSWORD, { forwarded: '203.0.113.9' })).statusCode).toBe(429)
  })

  test('with it the address is the one that the nearest proxy has seen, whatever the client wrote before it', async () => {
    await fail(MOST_OF_ACCOUNT, { address: '203.0.113.9', api: proxied })
    const from = (forwarded: string) => signIn(users.full.username, PASSWORD, { forwarded, api: proxied })
    expect((await from('203.0.113.9')).statusCode).toBe(429)
    expect((await from('10.9.8.7, 203.0.113.9')).statusCode).toBe(429)
    expect((await from('203.0.113.9, 203.0.113.10')).statusCode).toBe(200)
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
  expect(clientOf(address)).toBe(expected)
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
