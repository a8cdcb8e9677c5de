// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { updateCurrentUser } from '#session/update.ts'
import { documents } from '../../../support/documents.ts'
import { type FakeApi, fakeApi, json, type Reply, raw, refusal } from '../../../support/fake-api.ts'
import { answered, feedOf, idsOf } from '../../../support/feed.ts'
import { ada } from '../../../support/people.ts'

let api: FakeApi
let stop = () => {}

beforeEach(() => {
  api = fakeApi()
  updateCurrentUser(ada)
})
afterEach(() => stop())

test.each<[string, Reply]>([
  ['server', refusal(500)],
  ['forbidden', refusal(403)],
  ['too-many-requests', refusal(429)],
  ['bad-response', raw('<html>')],
  ['bad-response', json({ records: 'none' })],
])('R112 R113 a list that fails is a state of its own (%s), told once', async (code, reply) => {
  api.script('GET all_documents', reply)
  const feed = feedOf()
  stop = feed.start()
  await answered(feed)
  expect(feed.$state.get()).toMatchObject({ state: 'failed', error: { code } })
  expect(feed.failures).toMatchObject([{ code }])
})

test('R113 C30 a list that failed can be asked for again', async () => {
  api.script('GET all_documents', refusal(500), json(documents(1, 2)))
  const feed = feedOf()
  stop = feed.start()
  await answered(feed)
  feed.retry()
  expect(feed.$state.get()).toMatchObject({ state: 'failed', retrying: true })
  await answered(feed)
  expect(idsOf(feed)).toEqual(['1', '2'])
})

test('R113 a list that failed is asked for again by the next search', async () => {
  api.script('GET all_documents', refusal(500), json(documents(1, 2)))
  const feed = feedOf()
  stop = feed.start()
  await answered(feed)
  feed.search('gold', 'text')
  await answered(feed)
  expect(idsOf(feed)).toEqual(['1', '2'])
})
