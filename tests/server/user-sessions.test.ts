import { decodeJwt } from 'jose'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { UserSession } from '#contract/user-session.ts'
import { buildApp } from '#server/app.ts'
import { ORIGIN, openApi, type TestApi } from './support/api.ts'
import { PASSWORD, type UserName, users } from './support/fixture.ts'
import { SECRET } from './support/secret.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const START = new Date('2026-11-05T12:00:00Z').getTime()
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'

let api: TestApi

beforeEach(async () => {
  api = await openApi()
})
afterEach(() => api.close())

type Tokens = { token: string; refresh_token: string }
type Browser = { user?: UserName; userAgent?: string; address?: string; remembered?: boolean }

const signIn = async ({ user = 'full', userAgent = CHROME, address = '192.0.2.7', remembered }: Browser = {}) => {
  const payload = { username: users[user].username, password: PASSWORD, ...(remembered && { remember_me: true }) }
  const headers = { 'user-agent': userAgent }
  const answer = await api.app.inject({ method: 'POST', url: '/api/auth', payload, headers, remoteAddress: address })
  return answer.json<Tokens>()
}
const idOf = ({ token }: Tokens) => String(decodeJwt(token).sid)
const list = async ({ token }: Tokens): Promise<UserSession[]> =>
  (await api.get('current_user/sessions', {}, token)).json().records
const end = ({ token }: Tokens, id: string) => api.post('current_user/sessions/end', { id }, token)
const endOthers = ({ token }: Tokens) => api.post('current_user/sessions/end_others', {}, token)
const refresh = ({ refresh_token }: Tokens) => api.post('refresh_auth_token', { refresh_token })
const statusOf = async ({ token }: Tokens) => (await api.get('current_user', {}, token)).statusCode

describe('GET current_user/sessions', () => {
  test('lists the live sessions of the user: the current one first, then the one used last', async () => {
    const old = await signIn({ remembered: true, address: '::ffff:192.0.2.8' })
    api.wait(HOUR)
    const current = await signIn({ userAgent: FIREFOX })
    api.wait(5 * MINUTE)
    const newest = await signIn({ userAgent: 'curl/8.5.0', address: '2001:db8::1' })
    const gone = await signIn()
    await api.post('sign_out', { refresh_token: gone.refresh_token })
    await signIn({ user: 'trial' })
    expect(await list(current)).toEqual([
      {
        id: idOf(current),
        device: 'Firefox on Linux',
        browser: 'Firefox',
        system: 'Linux',
        address: '192.0.2.7',
        started_at: new Date(START + HOUR).toISOString(),
        last_used_at: new Date(START + HOUR).toISOString(),
        current: true,
        remembered: false,
        company: false,
      },
      expect.objectContaining({
        id: idOf(newest),
        device: 'Unknown device',
        browser: null,
        system: null,
        address: '2001:db8::1',
        current: false,
      }),
      expect.objectContaining({ id: idOf(old), address: '192.0.2.8', current: false, remembered: true }),
    ])
  })

  test('a renewal is a use, with its browser and address', async () => {
    const current = await signIn()
    const other = await signIn()
    api.wait(HOUR)
    const payload = { refresh_token: other.refresh_token }
    const headers = { 'user-agent': FIREFOX }
    const renewal = { method: 'POST', url: '/api/refresh_auth_token', payload, headers } as const
    await api.app.inject({ ...renewal, remoteAddress: '198.51.100.4' })
    api.wait(-HOUR)
    const listed = (await list(current)).find(({ id }) => id === idOf(other))
    expect(listed).toMatchObject({
      device: 'Firefox on Linux',
      address: '198.51.100.4',
      started_at: new Date(START).toISOString(),
      last_used_at: new Date(START + HOUR).toISOString(),
    })
  })

  test('leaves out a session that was idle too long', async () => {
    await signIn()
    api.wait(13 * HOUR)
    const current = await signIn()
    expect((await list(current)).map(({ id }) => id)).toEqual([idOf(current)])
  })
})

describe('POST current_user/sessions/end', () => {
  test('ends the session at once: its access token and its refresh token are refused, in every process', async () => {
    const second = await buildApp({
      db: api.db,
      jwtSecret: new TextEncoder().encode(SECRET),
      allowedOrigins: [ORIGIN],
      clock: () => new Date(START),
    })
    const [current, other, third] = [await signIn(), await signIn(), await signIn()]
    const answer = await end(current, idOf(other))
    expect([answer.statusCode, answer.json()]).toEqual([200, { ended: 1 }])
    expect(await statusOf(other)).toBe(401)
    const headers = { authorization: `Bearer ${other.token}` }
    expect((await second.inject({ url: '/api/current_user', headers })).statusCode).toBe(401)
    expect((await refresh(other)).statusCode).toBe(401)
    expect([await statusOf(current), await statusOf(third)]).toEqual([200, 200])
    expect((await list(current)).map(({ id }) => id).sort()).toEqual([idOf(current), idOf(third)].sort())
    await second.close()
  })

  test('a session that has ended is ended again without effect', async () => {
    const [current, other] = [await signIn(), await signIn()]
    await end(current, idOf(other))
    expect((await end(current, idOf(other))).json()).toEqual({ ended: 0 })
  })

  test('a session of another user, and what is no session, are not found and end nothing', async () => {
    const [current, foreign] = [await signIn(), await signIn({ user: 'trial' })]
    for (const id of [idOf(foreign), '00000000-0000-4000-8000-000000000000', 'x'])
      expect((await end(current, id)).statusCode).toBe(404)
    expect(await statusOf(foreign)).toBe(200)
  })

  test('the current session is ended by signing out', async () => {
    const current = await signIn()
    expect((await end(current, idOf(current))).statusCode).toBe(422)
    expect(await statusOf(current)).toBe(200)
  })

  test('of two sessions that end each other at once, one stays', async () => {
    const [one, other] = [await signIn(), await signIn()]
    await Promise.all([end(one, idOf(other)), end(other, idOf(one))])
    expect([await statusOf(one), await statusOf(other)].sort()).toEqual([200, 401])
  })
})

describe('POST current_user/sessions/end_others', () => {
  test('ends every session of the user but the current one', async () => {
    const [current, one, other] = [await signIn(), await signIn(), await signIn({ remembered: true })]
    const foreign = await signIn({ user: 'trial' })
    expect((await endOthers(current)).json()).toEqual({ ended: 2 })
    for (const ended of [one, other]) {
      expect(await statusOf(ended)).toBe(401)
      expect((await refresh(ended)).statusCode).toBe(401)
    }
    expect([await statusOf(current), await statusOf(foreign)]).toEqual([200, 200])
    expect((await endOthers(current)).json()).toEqual({ ended: 0 })
  })

  test('wins over a renewal that is under way', async () => {
    const [current, other] = [await signIn(), await signIn()]
    const [renewal] = await Promise.all([refresh(other), endOthers(current)])
    if (renewal.statusCode === 200) {
      expect(await statusOf(renewal.json())).toBe(401)
      expect((await refresh(renewal.json())).statusCode).toBe(401)
    }
    expect(await list(current)).toHaveLength(1)
  })
})

test('each end is on record as its user’s, with the session that ended', async () => {
  const [current, one, other] = [await signIn(), await signIn({ address: '192.0.2.8' }), await signIn()]
  await end(current, idOf(one))
  await endOthers(current)
  const rows = await api.db
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', 'session.end')
    .orderBy('number')
    .execute()
  const by = { actor: 'user', user_id: users.full.id, username: users.full.username, session_id: idOf(current) }
  expect(rows).toMatchObject([
    { ...by, subject: `sessions/${idOf(one)}`, result: 'success', detail: { reason: 'user', address: '192.0.2.8' } },
    { ...by, subject: `sessions/${idOf(other)}`, result: 'success', detail: { reason: 'user', address: '192.0.2.7' } },
  ])
})

test('ends are limited to 60 a minute', async () => {
  const current = await signIn()
  for (let count = 0; count < 60; count++) expect((await endOthers(current)).statusCode).toBe(200)
  expect((await endOthers(current)).statusCode).toBe(429)
})
