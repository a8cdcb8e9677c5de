import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { setActive } from '#server/cli/users/accounts.ts'
import { ORIGIN, openApi, type TestApi } from './support/api.ts'
import { PASSWORD, users } from './support/fixture.ts'
import { SECRET } from './support/secret.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const START = new Date('2026-11-05T12:00:00Z').getTime()
const FILE = '/api/files/documents/1.pdf'

let api: TestApi

beforeEach(async () => {
  api = await openApi()
})
afterEach(() => api.close())

type Tokens = { token: string; refresh_token: string }

const signIn = async (remembered = false): Promise<Tokens> => {
  const credentials = { username: users.full.username, password: PASSWORD }
  return (await api.post('auth', { ...credentials, ...(remembered && { remember_me: true }) })).json()
}
const refresh = (refresh_token: string) => api.post('refresh_auth_token', { refresh_token })
const signOut = (refresh_token: string) => api.post('sign_out', { refresh_token })
const renewed = async ({ refresh_token }: Tokens): Promise<Tokens> => {
  const answer = await refresh(refresh_token)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const statusOf = async (token: string) => (await api.get('current_user', {}, token)).statusCode
const rows = () => api.db.selectFrom('sessions').selectAll().orderBy('created_at').execute()

describe('POST sign_out', () => {
  test('R011 ends the session: refresh token, access tokens and file tokens are refused at once', async () => {
    const first = await signIn()
    const second = await renewed(first)
    const file = (await api.post('file_token', { url: FILE }, second.token)).json().token
    const open = () => api.get(FILE.replace('/api/', ''), { auth_token: file })
    expect((await open()).statusCode).toBe(200)
    const answer = await signOut(second.refresh_token)
    expect([answer.statusCode, answer.payload]).toEqual([204, ''])
    expect(await statusOf(first.token)).toBe(401)
    expect(await statusOf(second.token)).toBe(401)
    expect((await refresh(second.refresh_token)).statusCode).toBe(401)
    expect((await open()).statusCode).toBe(401)
    expect(await rows()).toMatchObject([{ end_reason: 'sign-out', ended_at: new Date(START) }])
  })

  test('R011 leaves the other sessions of the user', async () => {
    const [one, other] = [await signIn(), await signIn()]
    await signOut(one.refresh_token)
    expect(await statusOf(one.token)).toBe(401)
    expect(await statusOf(other.token)).toBe(200)
    expect((await refresh(other.refresh_token)).statusCode).toBe(200)
  })

  test('R011 takes a spent token, so that it wins over a renewal that is under way', async () => {
    const first = await signIn()
    const [answer] = await Promise.all([refresh(first.refresh_token), signOut(first.refresh_token)])
    if (answer.statusCode === 200) {
      expect(await statusOf(answer.json().token)).toBe(401)
      expect((await refresh(answer.json().refresh_token)).statusCode).toBe(401)
    }
    const second = await signIn()
    const third = await renewed(second)
    api.wait(HOUR)
    await signOut(second.refresh_token)
    expect((await refresh(third.refresh_token)).statusCode).toBe(401)
  })

  test('R011 answers the same where there is nothing to end, and ends nothing for a forged token', async () => {
    const session = await signIn()
    const [secret] = session.refresh_token.split('.')
    for (const token of ['unknown', session.token, `${secret}.${'A'.repeat(43)}`])
      expect((await signOut(token)).statusCode).toBe(204)
    expect(await statusOf(session.token)).toBe(200)
    await signOut(session.refresh_token)
    expect((await signOut(session.refresh_token)).statusCode).toBe(204)
    expect((await api.post('sign_out', {})).statusCode).toBe(400)
  })
})

describe.each([
  ['without Remember me', false, { idle: 12 * HOUR, absolute: DAY }],
  ['with Remember me', true, { idle: 30 * DAY, absolute: 400 * DAY }],
] as const)('R007 a session %s', (_, remembered, { idle, absolute }) => {
  test('ends when it is not used', async () => {
    const session = await signIn(remembered)
    api.wait(idle - SECOND)
    const next = await renewed(session)
    api.wait(idle)
    expect((await refresh(next.refresh_token)).statusCode).toBe(401)
    expect(await rows()).toMatchObject([{ end_reason: 'expired', is_remembered: remembered }])
  })

  test('ends at its absolute end however often it is renewed', async () => {
    let session = await signIn(remembered)
    const step = idle - HOUR
    let passed = 0
    for (; passed + step < absolute; passed += step) {
      api.wait(step)
      session = await renewed(session)
    }
    api.wait(absolute - passed - SECOND)
    session = await renewed(session)
    expect(await statusOf(session.token)).toBe(200)
    api.wait(SECOND)
    expect(await statusOf(session.token)).toBe(401)
    expect((await refresh(session.refresh_token)).statusCode).toBe(401)
  })
})

test('R007 limits of a few seconds end sessions of users who are away, and not of those who work', async () => {
  await api.close()
  const limit = { idle: 20 * SECOND, absolute: HOUR }
  api = await openApi(undefined, { sessionLimits: { session: limit, remembered: limit } })
  let session = await signIn()
  for (let round = 0; round < 5; round++) {
    api.wait(9 * SECOND)
    expect(await statusOf(session.token)).toBe(200)
    api.wait(2 * SECOND)
    // The access token is spent well before the idle limit, so that whoever works renews in time.
    expect(await statusOf(session.token)).toBe(401)
    session = await renewed(session)
  }
  api.wait(20 * SECOND)
  expect((await refresh(session.refresh_token)).statusCode).toBe(401)
})

describe('a spent refresh token', () => {
  test('R145 gives the same successor for ten seconds, however many ask at once, also in two servers', async () => {
    const second = await buildApp({
      db: api.db,
      jwtSecret: new TextEncoder().encode(SECRET),
      allowedOrigins: [ORIGIN],
      clock: () => new Date(START),
    })
    const { refresh_token } = await signIn()
    const payload = { refresh_token }
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? second : api.app).inject({ method: 'POST', url: '/api/refresh_auth_token', payload }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
    const successors = new Set(answers.map((answer) => answer.json().refresh_token))
    expect(successors.size).toBe(1)
    for (const answer of answers) expect(await statusOf(answer.json().token)).toBe(200)
    api.wait(10 * SECOND)
    expect((await renewed({ token: '', refresh_token })).refresh_token).toBe([...successors][0])
    expect((await refresh([...successors][0] ?? '')).statusCode).toBe(200)
    await second.close()
  })

  test('R145 R111 ends the session when it comes later, with its access tokens', async () => {
    const [first, other] = [await signIn(), await signIn()]
    const second = await renewed(first)
    api.wait(10 * SECOND + 1)
    expect((await refresh(first.refresh_token)).statusCode).toBe(401)
    expect((await refresh(second.refresh_token)).statusCode).toBe(401)
    expect(await statusOf(second.token)).toBe(401)
    expect(await statusOf(other.token)).toBe(200)
    expect((await rows()).map(({ end_reason }) => end_reason).sort()).toEqual(['replay', null].sort())
  })

  test('R145 R111 ends the session as well when it is many renewals old, even within ten seconds', async () => {
    const first = await signIn()
    const third = await renewed(await renewed(first))
    expect((await refresh(first.refresh_token)).statusCode).toBe(401)
    expect(await statusOf(third.token)).toBe(401)
  })
})

describe('what happens to the user', () => {
  test.each(['change_password', 'disable'])('R148 ends every session: %s', async (what) => {
    const [one, other] = [await signIn(), await signIn(true)]
    if (what === 'disable') {
      await setActive(api.db, users.full.username, false, new Date(START))
      await setActive(api.db, users.full.username, true, new Date(START))
    } else {
      const change = { old_password: PASSWORD, new_password: 'Another horse 2!' }
      expect((await api.post('current_user/change_password', change, one.token)).statusCode).toBe(204)
    }
    // The tokens are of this very second, and end all the same.
    for (const { token, refresh_token } of [one, other]) {
      expect(await statusOf(token)).toBe(401)
      expect((await refresh(refresh_token)).statusCode).toBe(401)
    }
    expect((await rows()).map(({ end_reason }) => end_reason)).toEqual(
      Array(2).fill(what === 'disable' ? 'disabled' : 'password'),
    )
  })
})

describe('the row of a session', () => {
  test('says who uses it, from where and since when', async () => {
    const headers = { 'user-agent': `Browser ${'x'.repeat(400)}` }
    const payload = { username: users.full.username, password: PASSWORD, remember_me: true }
    const answer = await api.app.inject({ method: 'POST', url: '/api/auth', payload, headers })
    api.wait(HOUR)
    const { refresh_token } = answer.json()
    const next = { method: 'POST', url: '/api/refresh_auth_token', remoteAddress: '192.0.2.7' } as const
    await api.app.inject({ ...next, payload: { refresh_token }, headers: { 'user-agent': 'Browser 2' } })
    expect(await rows()).toMatchObject([
      {
        user_id: 1,
        created_at: new Date(START),
        last_used_at: new Date(START + HOUR),
        user_agent: 'Browser 2',
        address: '192.0.2.7',
        is_remembered: true,
        expires_at: new Date(START + HOUR + 30 * DAY),
        absolute_end: new Date(START + 400 * DAY),
        ended_at: null,
      },
    ])
  })

  test('is removed a month after the end of the session, when somebody signs in', async () => {
    await signIn()
    await api.db
      .insertInto('sessions')
      .values({
        ...(await rows())[0],
        id: randomUUID(),
        secret_hash: 'other',
        expires_at: new Date(START + 9 * DAY),
      } as never)
      .execute()
    api.wait(31 * DAY)
    await signIn()
    expect((await rows()).map(({ secret_hash }) => secret_hash).filter((hash) => hash === 'other')).toHaveLength(1)
    expect(await rows()).toHaveLength(2)
  })
})
