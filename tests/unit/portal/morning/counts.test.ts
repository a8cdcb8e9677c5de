import { beforeEach, expect, test } from 'vitest'
import { loadCounts } from '#portal/morning/counts.ts'
import { updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi, json } from '../../../support/fake-api.ts'
import { ada } from '../../../support/people.ts'

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  updateCurrentUser(ada)
})

const load = async (...permissioned: (boolean | undefined)[]) => {
  const records = permissioned.map((each, id) => ({ id: `${id}`, permissioned: each, publication_date: '2026-11-20' }))
  api.script('GET all_documents', json(records))
  api.script('GET research_changes', json([]))
  return (await loadCounts(new AbortController().signal)).isLocked
}

test('C72 a subscription that covers none of the newest documents is told', async () => {
  expect(await load(false, false)).toBe(true)
})

test('C72 one readable document, an API that does not say, or none at all is no lack of the subscription', async () => {
  expect(await load(false, true)).toBe(false)
  expect(await load(undefined)).toBe(false)
  expect(await load()).toBe(false)
})
