// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi, json, refusal } from '../../../../support/fake-api.ts'
import { ada } from '../../../../support/people.ts'
import {
  asia,
  entriesOf,
  entryAt,
  LIST,
  loaded,
  nordics,
  oceania,
  other,
  sent,
  shown,
  storedRecords,
} from '../distribution-support.ts'

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  updateCurrentUser(ada)
})

test('R344 R359 the reader’s records are loaded and numbered', async () => {
  storedRecords(api, nordics, asia)
  const store = await loaded()
  expect(shown(store)).toEqual(['1 Nordics', '2 Asia'])
  expect(entryAt(store, 2).preference).toEqual({ Region: ['Asia'], Sector: ['Energy', 'Materials'] })
})

test('R359 a list that could not be loaded can be tried again', async () => {
  api.script(LIST, refusal(400, 'Later'), json([nordics]))
  const store = await loaded()
  expect(store.$list.get().state).toBe('failed')
  expect(store.failures).toHaveLength(1)
  store.retry()
  await vi.waitUntil(() => entriesOf(store).length === 1)
})

test('R349 the editor is closed, creating or editing', async () => {
  storedRecords(api, nordics)
  const store = await loaded()
  expect(store.$editor.get()).toEqual({ state: 'closed' })
  store.create()
  expect(store.$editor.get()).toEqual({ state: 'creating', begun: {} })
  store.close()
  store.edit(entryAt(store, 1))
  expect(store.$editor.get()).toMatchObject({ state: 'editing', entry: { number: 1 }, begun: { Region: ['Nordics'] } })
  store.close()
  expect(store.$editor.get()).toEqual({ state: 'closed' })
  expect(api.sent(LIST)).toHaveLength(1)
})

test('R354 a new preference is appended and the full list sent; the editor closes', async () => {
  const stored = storedRecords(api, nordics, asia)
  const store = await loaded()
  store.create()
  expect(await store.save({ Region: ['Oceania'], Sector: ['Healthcare'] })).toEqual({ state: 'saved' })
  expect(sent(api)).toEqual([[nordics, asia, oceania]])
  expect(stored.now()).toHaveLength(3)
  expect(shown(store)).toEqual(['1 Nordics', '2 Asia', '3 Oceania'])
  expect(store.$editor.get().state).toBe('closed')
})

test('R354 a changed preference takes its own place, and is the same card as before', async () => {
  storedRecords(api, nordics, asia)
  const store = await loaded()
  const before = entriesOf(store).map(({ id }) => id)
  store.edit(entryAt(store, 1))
  await store.save({ Region: ['Oceania'], Sector: ['Healthcare'] })
  expect(sent(api)).toEqual([[oceania, asia]])
  expect(shown(store)).toEqual(['1 Oceania', '2 Asia'])
  expect(entriesOf(store).map(({ id }) => id)).toEqual(before)
})

test('R354 R355 one that is deleted is left out, and the numbers close up', async () => {
  storedRecords(api, nordics, asia, oceania)
  const store = await loaded()
  const [, second, third] = entriesOf(store)
  expect(await store.remove([entryAt(store, 1)])).toEqual({ state: 'saved' })
  expect(sent(api)).toEqual([[asia, oceania]])
  expect(shown(store)).toEqual(['1 Asia', '2 Oceania'])
  expect(entriesOf(store).map(({ id }) => id)).toEqual([second?.id, third?.id])
})

test('R357 deleting all sends an empty list', async () => {
  storedRecords(api, nordics, asia)
  const store = await loaded()
  expect(await store.remove(entriesOf(store))).toEqual({ state: 'saved' })
  expect(sent(api)).toEqual([[]])
  expect(shown(store)).toEqual([])
})

test('R362 C73 irrelevant records are not numbered and stay in their place at every save', async () => {
  const none = { Channel: 'mail' }
  storedRecords(api, other, nordics, none, asia)
  const store = await loaded(['Channel'])
  expect(shown(store)).toEqual(['1 Nordics', '2 Asia'])
  store.edit(entryAt(store, 2))
  await store.save({ Region: ['Oceania'], Sector: ['Healthcare'] })
  store.create()
  await store.save({ Region: ['Asia'], Sector: ['Energy', 'Materials'] })
  await store.remove([entryAt(store, 1)])
  await store.remove(entriesOf(store))
  expect(sent(api)).toEqual([
    [other, nordics, none, oceania],
    [other, nordics, none, oceania, asia],
    [other, none, oceania, asia],
    [other, none],
  ])
})

test('R362 C73 keys that mean nothing here stay in the record that is changed', async () => {
  storedRecords(api, { ...nordics, Language: 'en' })
  const store = await loaded()
  store.edit(entryAt(store, 1))
  await store.save({ Region: ['Asia'], Sector: ['Energy'] })
  expect(sent(api)).toEqual([[{ Region: 'Asia', Sector: 'Energy', Language: 'en' }]])
})

test('C73 what is no record at all is kept as it came', async () => {
  const records = JSON.parse('[null, 5, {"Region":"Asia","Sector":"Energy"}, "text", []]')
  storedRecords(api, ...records)
  const store = await loaded()
  expect(shown(store)).toEqual(['1 Asia'])
  await store.remove(entriesOf(store))
  expect(sent(api)).toEqual([[null, 5, 'text', []]])
})

test('R359 what the API made of a saved list is shown, and the next save goes on from it', async () => {
  const stored = storedRecords(api, nordics)
  const store = await loaded()
  store.create()
  api.script(LIST, json([nordics]), json([nordics, { ...oceania, Id: '7' }]))
  expect(await store.save({ Region: ['Oceania'], Sector: ['Healthcare'] })).toEqual({ state: 'saved' })
  await vi.waitUntil(() => entriesOf(store)[1]?.record.Id === '7')
  expect(stored.now()).toHaveLength(2)
  expect(await store.remove([entryAt(store, 2)])).toEqual({ state: 'saved' })
})

test('R359 a list that cannot be read again after a save leaves what was saved', async () => {
  storedRecords(api, nordics)
  const store = await loaded()
  api.script(LIST, json([nordics]), refusal(400))
  store.create()
  expect(await store.save({ Region: ['Oceania'], Sector: ['Healthcare'] })).toEqual({ state: 'saved' })
  await vi.waitUntil(() => api.sent(LIST).length === 3)
  expect(shown(store)).toEqual(['1 Nordics', '2 Oceania'])
  expect(store.failures).toEqual([])
})
