// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renewCurrentUser, signOut, updateCurrentUser } from '#session/update.ts'
import { documents } from '../../../support/documents.ts'
import { type FakeApi, fakeApi, held, json } from '../../../support/fake-api.ts'
import { answered, feedOf, idsOf } from '../../../support/feed.ts'
import { ada, grace, onlyFor, renewal } from '../../../support/people.ts'

let api: FakeApi
let stop = () => {}

beforeEach(() => {
  api = fakeApi()
  signOut()
  api.script('GET all_documents', json(documents(1, 2)))
})
afterEach(() => stop())

test('R025 R039 a signed-out visitor makes no call', async () => {
  const feed = feedOf()
  stop = feed.start()
  await answered(feed)
  expect(feed.$state.get()).toEqual({ state: 'signed-out' })
  expect(api.requests).toEqual([])
})

test('a sign-in loads the list', async () => {
  const feed = feedOf()
  stop = feed.start()
  updateCurrentUser(ada)
  await vi.waitFor(() => expect(idsOf(feed)).toEqual(['1', '2']))
})

test('R011 a sign-out takes the list away, and what is under way with it', async () => {
  updateCurrentUser(ada)
  const slow = held()
  api.script('GET all_documents', slow.reply)
  const feed = feedOf()
  stop = feed.start()
  signOut()
  expect(feed.$state.get()).toEqual({ state: 'signed-out' })
  slow.answer(json(documents(1, 2)))
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(feed.$state.get()).toEqual({ state: 'signed-out' })
  expect(feed.failures).toEqual([])
})

test('another reader gets a list of his own', async () => {
  updateCurrentUser(ada)
  api.script('GET all_documents', json(documents(1, 2)), json(documents(8, 9)))
  const feed = feedOf()
  stop = feed.start()
  await answered(feed)
  updateCurrentUser(grace)
  await answered(feed)
  expect(idsOf(feed)).toEqual(['8', '9'])
})

test('R138 a renewed token loads nothing anew', async () => {
  updateCurrentUser(ada)
  const feed = feedOf()
  stop = feed.start()
  await answered(feed)
  const shown = feed.$state.get()
  renewCurrentUser({ accessToken: 'access-2', refreshToken: 'refresh-2', name: 'Ada King' })
  expect(feed.$state.get()).toBe(shown)
})

test('R138 a list whose token was spent is shown after the renewal', async () => {
  updateCurrentUser(ada)
  api.script('GET all_documents', onlyFor('access-2', json(documents(1, 2))))
  api.script('POST refresh_auth_token', json(renewal))
  const feed = feedOf()
  stop = feed.start()
  await answered(feed)
  expect(idsOf(feed)).toEqual(['1', '2'])
  expect(api.sent('GET all_documents')).toHaveLength(2)
})
