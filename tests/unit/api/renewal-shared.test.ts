// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { clearCookies, storeUser } from '../../support/cookies.ts'
import { type FakeApi, fakeApi, json, refusal } from '../../support/fake-api.ts'
import { fakeLocks } from '../../support/fake-locks.ts'
import { ada, onlyFor, renewal } from '../../support/people.ts'
import { loadCopy, openTab } from '../../support/tabs.ts'

let api: FakeApi

beforeEach(() => {
  api = fakeApi()
  clearCookies()
  api.script('GET current_user', onlyFor('access-2', json('me')))
  api.script('POST refresh_auth_token', json(renewal))
})

const renewed = { ...ada, accessToken: 'access-2', refreshToken: 'refresh-2' }
const renewals = () => api.sent('POST refresh_auth_token')

test('R026 two copies of the bundle on one page share one renewal', async () => {
  const first = await openTab()
  const second = await loadCopy()
  first.updateCurrentUser(ada)
  const answers = [first.send({ call: 'current_user' }), second.send({ call: 'current_user' })]
  expect(await Promise.all(answers)).toEqual(['me', 'me'])
  expect(renewals()).toHaveLength(1)
  expect(second.$session.get()).toMatchObject({ accessToken: 'access-2' })
})

test('R026 two tabs take turns: the second finds the pair that the first brought', async () => {
  const locks = fakeLocks()
  vi.stubGlobal('navigator', { locks })
  const { updateCurrentUser, send } = await openTab()
  updateCurrentUser(ada)
  let release = () => {}
  const waiting = new Promise<void>((resolve) => {
    release = resolve
  })
  const other = locks.request('research-portal.renewal', () => waiting.then(() => storeUser(renewed)))
  const answer = send({ call: 'current_user' })
  await vi.waitFor(() => expect(api.sent('GET current_user')).toHaveLength(1))
  release()
  await other
  expect(await answer).toBe('me')
  expect(renewals()).toEqual([])
})

test('R026 a call that another tab has renewed for in the meantime asks for nothing', async () => {
  const { updateCurrentUser, send } = await openTab()
  updateCurrentUser(ada)
  storeUser(renewed)
  expect(await send({ call: 'current_user' })).toBe('me')
  expect(renewals()).toEqual([])
})

test('R138 where a sandbox denies the locks a page renews by itself', async () => {
  const request = () => Promise.reject(new DOMException('Access to the Locks API is denied.', 'SecurityError'))
  vi.stubGlobal('navigator', { locks: { request } })
  const { updateCurrentUser, send } = await openTab()
  updateCurrentUser(ada)
  expect(await send({ call: 'current_user' })).toBe('me')
})

test('R139 a renewal that fails under its lock is not tried again without it', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks() })
  const { updateCurrentUser, send } = await openTab()
  updateCurrentUser(ada)
  api.script('POST refresh_auth_token', refusal(500))
  await expect(send({ call: 'current_user' })).rejects.toMatchObject({ status: 500 })
  expect(renewals()).toHaveLength(1)
})
