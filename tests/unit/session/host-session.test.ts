// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import type { GetAccessToken } from '#config/settings.ts'
import { clearCookies, cookieWrites } from '../../support/cookies.ts'
import { type FakeApi, fakeApi, held, json, refusal } from '../../support/fake-api.ts'
import { ada, onlyFor } from '../../support/people.ts'
import { openTab } from '../../support/tabs.ts'

let api: FakeApi

beforeEach(() => {
  clearCookies()
  api = fakeApi()
  api.script('GET current_user', onlyFor('host-2', json('me')))
})

async function openHostTab(getAccessToken?: GetAccessToken) {
  const tab = await openTab()
  tab.configure(getAccessToken ? { getAccessToken } : { session: 'host' })
  tab.keepSession()
  const call = () => tab.send({ call: 'current_user' })
  return { ...tab, call }
}

const tokensInOrder = (...tokens: string[]) => vi.fn<GetAccessToken>(async () => tokens.shift() ?? null)

const sent = () => api.sent('GET current_user').map(({ headers }) => headers.get('authorization'))

test('embedding 1: a host with a sign-on of its own is asked for a token at the first call, not before', async () => {
  const getAccessToken = tokensInOrder('host-2')
  const { $session, call } = await openHostTab(getAccessToken)
  expect($session.get().state).toBe('signed-in')
  expect(getAccessToken).not.toHaveBeenCalled()
  expect(await call()).toBe('me')
  expect(await call()).toBe('me')
  expect(getAccessToken.mock.calls).toEqual([[{ refused: false }]])
  expect(sent()).toEqual(['Bearer host-2', 'Bearer host-2'])
})

test('embedding 3: a token that the API refuses is renewed by the host, once for calls that fail together', async () => {
  const getAccessToken = tokensInOrder('host-1', 'host-2')
  const { call } = await openHostTab(getAccessToken)
  expect(await Promise.all(Array.from({ length: 20 }, call))).toEqual(Array(20).fill('me'))
  expect(getAccessToken.mock.calls).toEqual([[{ refused: false }], [{ refused: true }]])
  expect(api.sent('POST refresh_auth_token')).toEqual([])
})

test('embedding 3: a refusal that comes back late takes the token that is there, and asks the host no more', async () => {
  const getAccessToken = tokensInOrder('host-1', 'host-2')
  const { call } = await openHostTab(getAccessToken)
  const slow = held()
  api.script('GET current_user', slow.reply, onlyFor('host-2', json('me')))
  const late = call()
  await vi.waitFor(() => expect(sent()).toHaveLength(1))
  expect(await call()).toBe('me')
  slow.answer(refusal(401))
  expect(await late).toBe('me')
  expect(getAccessToken.mock.calls).toEqual([[{ refused: false }], [{ refused: true }]])
})

test('embedding 3: after a sign-out the host is not asked', async () => {
  const getAccessToken = tokensInOrder('host-2')
  const { signOut, call } = await openHostTab(getAccessToken)
  const answer = expect(call()).rejects.toMatchObject({ code: 'unauthorized' })
  signOut()
  await answer
  expect(getAccessToken).not.toHaveBeenCalled()
})

test('embedding 1: nobody signed in with the host of one tab ends no other tab', async () => {
  const here = await openHostTab(tokensInOrder('host-2'))
  expect(await here.call()).toBe('me')
  const there = await openHostTab(tokensInOrder())
  await expect(there.call()).rejects.toMatchObject({ code: 'unauthorized' })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(here.$session.get().state).toBe('signed-in')
})

test('embedding 1: its token is neither stored nor told, and the name it gives is who reads', async () => {
  const writes = cookieWrites()
  const { $session, getSessionId, call } = await openHostTab(() => ({ token: 'host-2', name: 'Ada Byron' }))
  const reader = getSessionId($session.get())
  await call()
  expect($session.get()).toMatchObject({ name: 'Ada Byron', accessToken: 'host-2' })
  expect(getSessionId($session.get())).toBe(reader)
  expect(writes).toEqual([])
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('host-2')
})

test.each([null, undefined])('embedding 1: %s from the host is nobody signed in', async (nobody) => {
  const { $session, call } = await openHostTab(async () => nobody as null)
  await expect(call()).rejects.toMatchObject({ code: 'unauthorized' })
  expect($session.get()).toMatchObject({ state: 'signed-out' })
  expect(sent()).toEqual([])
})

test('embedding 12: what the host throws is a failure that can be tried again', async () => {
  const getAccessToken = vi.fn<GetAccessToken>().mockRejectedValueOnce(new Error('identity provider away'))
  const { $session, call } = await openHostTab(getAccessToken)
  await expect(call()).rejects.toMatchObject({ code: 'network', message: expect.stringContaining('provider away') })
  expect($session.get().state).toBe('signed-in')
  getAccessToken.mockResolvedValue('host-2')
  expect(await call()).toBe('me')
})

test.each(['', 42, {}, { token: '' }, { token: 'host-2', name: 3 }])(
  'embedding 12: %j from the host is no token',
  async (odd) => {
    const { call } = await openHostTab(async () => odd as string)
    await expect(call()).rejects.toMatchObject({ code: 'bad-response' })
    expect(sent()).toEqual([])
  },
)

test('embedding 1: `session: "host"` waits for a function that comes later', async () => {
  const { $session, configure, call } = await openHostTab()
  expect($session.get().state).toBe('signed-in')
  const answer = call()
  configure({ getAccessToken: tokensInOrder('host-2') })
  expect(await answer).toBe('me')
})

test('embedding 12: a function that never comes, or never answers, is a failure after half a minute', async () => {
  vi.useFakeTimers()
  try {
    const { call } = await openHostTab()
    const answer = expect(call()).rejects.toMatchObject({ code: 'timeout' })
    await vi.advanceTimersByTimeAsync(30_000)
    await answer
  } finally {
    vi.useRealTimers()
  }
})

test('embedding 1: another function, or a refresh, is another reader; a sign-out is the end', async () => {
  const { $session, getSessionId, configure, refreshSession, signOut, call } = await openHostTab(
    tokensInOrder('host-2'),
  )
  await call()
  const first = getSessionId($session.get())
  configure({ getAccessToken: tokensInOrder('host-2') })
  const second = getSessionId($session.get())
  expect(second).not.toBe(first)
  refreshSession()
  expect(getSessionId($session.get())).not.toBe(second)
  signOut()
  await expect(call()).rejects.toMatchObject({ code: 'unauthorized' })
})

test('embedding 3: a call is never repeated with the token of somebody else', async () => {
  const answers = [
    { token: 'host-1', name: 'Ada' },
    { token: 'host-2', name: 'Grace' },
  ]
  const { $session, getSessionId, call } = await openHostTab(() => answers.shift() ?? null)
  const reader = getSessionId($session.get())
  api.script('GET current_user', onlyFor('host-1', json('Ada’s')))
  expect(await call()).toBe('Ada’s')
  api.script('GET current_user', onlyFor('host-2', json('Grace’s')))
  await expect(call()).rejects.toMatchObject({ code: 'unauthorized' })
  expect($session.get()).toMatchObject({ name: 'Grace' })
  expect(getSessionId($session.get())).not.toBe(reader)
})

const jwt = (sub: string) => `x.${btoa(JSON.stringify({ sub }))}.x`

test.each([
  ['7', 'Ada King', true],
  ['8', 'Ada', false],
])('R138 embedding 3: a next token says whose it is, not its name: %s, %s', async (sub, name, isKept) => {
  const answers = [
    { token: jwt('7'), name: 'Ada' },
    { token: `${jwt(sub)}2`, name },
  ]
  const { $session, getSessionId, call } = await openHostTab(() => answers.shift() ?? null)
  const reader = getSessionId($session.get())
  api.script('GET current_user', onlyFor(jwt('7'), json('me')))
  await call()
  api.script('GET current_user', onlyFor(`${jwt(sub)}2`, json('me')))
  const outcome = await call().catch(({ code }) => code)
  expect([outcome, getSessionId($session.get()) === reader]).toEqual([isKept ? 'me' : 'unauthorized', isKept])
})

test('embedding 1: signed in by our own form meanwhile, the session renews itself as usual', async () => {
  const { updateCurrentUser, call } = await openHostTab(tokensInOrder())
  updateCurrentUser(ada)
  api.script('POST refresh_auth_token', json({ token: 'host-2', refresh_token: 'r-2', contact: { name: 'Ada' } }))
  expect(await call()).toBe('me')
})
