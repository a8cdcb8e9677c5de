// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi, held, json, type Reply, refusal, unreachable } from '../../../support/fake-api.ts'
import { fakeLocks } from '../../../support/fake-locks.ts'
import { ada, grace, renamedRenewal } from '../../../support/people.ts'
import {
  asia,
  entriesOf,
  entryAt,
  LIST,
  loaded,
  nordics,
  oceania,
  SAVE,
  sent,
  shown,
  storedRecords,
} from './distribution-support.ts'

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  updateCurrentUser(ada)
})
afterEach(() => void vi.unstubAllGlobals())

const draft = { Region: ['Oceania'], Sector: ['Healthcare'] }

test.each([
  ['success is false', json({ success: false })],
  ['there is nothing in the answer', json(null)],
  ['it is another answer', json({})],
])('R360 C06 when %s there are no words of its own to say', async (_, reply) => {
  storedRecords(api, nordics)
  api.script(SAVE, reply)
  const store = await loaded()
  store.create()
  expect(await store.save(draft)).toEqual({ state: 'failed', messages: [] })
  expect(shown(store)).toEqual(['1 Nordics'])
  expect(store.$editor.get().state).toBe('creating')
})

test.each<[string, Reply, string]>([
  ['a refusal', refusal(422, 'A preference needs a Region.'), 'A preference needs a Region.'],
  ['too many saves', refusal(429, 'Too many requests.'), 'Too many requests.'],
  ['a lost connection', unreachable, 'Network Error'],
])('R361 %s shows its own message; the list and the draft are kept', async (_, reply, message) => {
  storedRecords(api, nordics)
  api.script(SAVE, reply)
  const store = await loaded()
  store.edit(entryAt(store, 1))
  expect(await store.save(draft)).toEqual({ state: 'failed', messages: [message] })
  expect(store.failures).toHaveLength(1)
  expect(shown(store)).toEqual(['1 Nordics'])
  expect(store.$editor.get()).toMatchObject({ state: 'editing', entry: { number: 1 } })
})

test('R361 a list that cannot be read before a save is not saved over', async () => {
  storedRecords(api, nordics)
  const store = await loaded()
  api.script(LIST, unreachable)
  expect(await store.remove(entriesOf(store))).toEqual({ state: 'failed', messages: ['Network Error'] })
  expect(sent(api)).toEqual([])
  expect(shown(store)).toEqual(['1 Nordics'])
})

test('R354 a list that another window has saved meanwhile is shown and not overwritten; a second save goes on top of it', async () => {
  const stored = storedRecords(api, nordics, asia)
  const store = await loaded()
  store.edit(entryAt(store, 2))
  stored.write({ Region: 'Global', Sector: 'Energy' }, nordics, asia)
  expect(await store.save(draft)).toEqual({ state: 'changed-elsewhere' })
  expect(sent(api)).toEqual([])
  expect(shown(store)).toEqual(['1 Global', '2 Nordics', '3 Asia'])
  expect(store.$editor.get()).toMatchObject({ state: 'editing', entry: { number: 3 }, begun: { Region: ['Asia'] } })
  expect(await store.save(draft)).toEqual({ state: 'saved' })
  expect(stored.now()).toEqual([{ Region: 'Global', Sector: 'Energy' }, nordics, oceania])
})

test.each([
  ['changed', { Region: 'Asia', Sector: 'Utilities' }],
  ['put another in the place of', oceania],
])(
  'R354 what another window has %s the edited one is not replaced: the draft becomes a new preference',
  async (_, theirs) => {
    const stored = storedRecords(api, nordics, asia)
    const store = await loaded()
    store.edit(entryAt(store, 2))
    stored.write(nordics, theirs)
    expect(await store.save(draft)).toEqual({ state: 'changed-elsewhere' })
    expect(store.$editor.get()).toMatchObject({ state: 'creating', begun: { Region: ['Asia'] } })
    await store.save(draft)
    expect(stored.now()).toEqual([nordics, theirs, oceania])
  },
)

test('R354 R361 what another window has saved is told by the next save too, when the first has failed', async () => {
  const stored = storedRecords(api, nordics, asia)
  const store = await loaded()
  store.edit(entryAt(store, 1))
  stored.write({ ...nordics, Country: 'Norway' }, asia)
  api.script(LIST, refusal(400), json(stored.now()))
  expect((await store.save(draft)).state).toBe('failed')
  // Whatever is read besides has come.
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(await store.save(draft)).toEqual({ state: 'changed-elsewhere' })
  expect(sent(api)).toEqual([])
})

test('R354 the draft of an entry that another window has deleted becomes a new preference', async () => {
  const stored = storedRecords(api, nordics, asia)
  const store = await loaded()
  store.edit(entryAt(store, 2))
  stored.write(nordics)
  expect(await store.save(draft)).toEqual({ state: 'changed-elsewhere' })
  expect(store.$editor.get()).toEqual({ state: 'creating', begun: entryOf(asia) })
  await store.save(draft)
  expect(stored.now()).toEqual([nordics, oceania])
})
const entryOf = (record: Record<string, string>) =>
  Object.fromEntries(Object.entries(record).map(([key, text]) => [key, text.split(';')]))

test('R355 R357 nothing is deleted from a list that another window has changed', async () => {
  const stored = storedRecords(api, nordics, asia)
  const store = await loaded()
  stored.write(asia, nordics, oceania)
  expect(await store.remove([entryAt(store, 1)])).toEqual({ state: 'changed-elsewhere' })
  expect(shown(store)).toEqual(['1 Asia', '2 Nordics', '3 Oceania'])
  const seen = entriesOf(store)
  stored.write(asia)
  expect(await store.remove(seen)).toEqual({ state: 'changed-elsewhere' })
  expect(sent(api)).toEqual([])
  // What was not seen is never among those that go.
  stored.write(asia, nordics)
  await store.remove([])
  expect(await store.remove(seen.slice(0, 1))).toEqual({ state: 'saved' })
  expect(sent(api)).toEqual([[nordics]])
})

test('R359 the same records in another order of their keys are no other list', async () => {
  const stored = storedRecords(api, nordics)
  const store = await loaded()
  stored.write({ Sector: 'Industrials', Region: 'Nordics' })
  expect(await store.remove(entriesOf(store))).toEqual({ state: 'saved' })
})

test('R354 a save whose answer was lost is no other window’s: the draft stays one preference', async () => {
  const stored = storedRecords(api, nordics)
  const store = await loaded()
  api.script(
    SAVE,
    async (request) => {
      stored.write(...JSON.parse((await request.json()).cri_json))
      throw new TypeError('Failed to fetch')
    },
    async (request) => {
      stored.write(...JSON.parse((await request.json()).cri_json))
      return json({ success: true })(request)
    },
  )
  store.create()
  expect((await store.save(draft)).state).toBe('failed')
  expect(await store.save({ ...draft, Country: ['Fiji'] })).toEqual({ state: 'saved' })
  expect(stored.now()).toEqual([nordics, { ...oceania, Country: 'Fiji' }])
})

test('R355 a deletion whose answer was lost is not done twice', async () => {
  const stored = storedRecords(api, nordics, asia)
  const store = await loaded()
  const first = entryAt(store, 1)
  api.script(
    SAVE,
    () => {
      stored.write(asia)
      throw new TypeError('Failed to fetch')
    },
    json({ success: true }),
  )
  expect((await store.remove([first])).state).toBe('failed')
  expect(await store.remove([first])).toEqual({ state: 'saved' })
  expect(sent(api)).toEqual([[asia], [asia]])
})

test('R354 R355 two at once are sent one after the other, the second on top of the first', async () => {
  const stored = storedRecords(api, nordics, asia, oceania)
  const store = await loaded()
  const [first, , third] = [1, 2, 3].map((number) => entryAt(store, number))
  const deletions = [first, third].map((entry) => store.remove(entry ? [entry] : []))
  store.create()
  const saving = store.save({ Region: ['Nordics'], Sector: ['Energy'] })
  expect(await Promise.all([...deletions, saving])).toEqual(Array(3).fill({ state: 'saved' }))
  expect(stored.now()).toEqual([asia, { Region: 'Nordics', Sector: 'Energy' }])
  expect(sent(api)).toHaveLength(3)
})

test('R355 a deletion that ends closes no editor that was opened meanwhile', async () => {
  storedRecords(api, nordics, asia)
  const store = await loaded()
  const deletion = store.remove([entryAt(store, 1)])
  store.edit(entryAt(store, 2))
  expect(await deletion).toEqual({ state: 'saved' })
  expect(store.$editor.get()).toMatchObject({ state: 'editing', entry: { number: 1 }, begun: { Region: ['Asia'] } })
})

test('R360 a refusal without words has nothing to say', async () => {
  storedRecords(api, nordics)
  api.script(SAVE, refusal(422, ''))
  const store = await loaded()
  store.create()
  expect(await store.save(draft)).toEqual({ state: 'failed', messages: [] })
})

test('R361 every fault that the server found is told', async () => {
  storedRecords(api, nordics)
  api.script(SAVE, refusal(422, 'One.', 'Two.', 'One.'))
  const store = await loaded()
  store.create()
  expect(await store.save(draft)).toEqual({ state: 'failed', messages: ['One.', 'Two.'] })
})

test('R354 windows take turns: of two that save at once the later one sees what the first saved', async () => {
  vi.stubGlobal('navigator', { ...navigator, locks: fakeLocks() })
  const stored = storedRecords(api, nordics)
  const [one, two] = [await loaded(), await loaded()]
  one.create()
  two.create()
  const outcomes = await Promise.all([one.save(draft), two.save({ Region: ['Asia'], Sector: ['Energy'] })])
  expect(outcomes).toEqual([{ state: 'saved' }, { state: 'changed-elsewhere' }])
  expect(stored.now()).toEqual([nordics, oceania])
  expect(shown(two)).toEqual(['1 Nordics', '2 Oceania'])
})

test('R138 R357 a renewal under another name deletes all the same', async () => {
  const stored = storedRecords(api, nordics, asia)
  const store = await loaded()
  api.script('POST refresh_auth_token', json(renamedRenewal))
  api.script(LIST, refusal(401), json([nordics, asia]), json([]))
  expect(await store.remove(entriesOf(store))).toEqual({ state: 'saved' })
  expect(stored.now()).toEqual([])
})

test('R359 nothing of one reader’s is saved as another’s', async () => {
  storedRecords(api, nordics)
  const store = await loaded()
  const answer = held()
  api.script(LIST, answer.reply)
  const saving = store.remove(entriesOf(store))
  await vi.waitUntil(() => api.sent(LIST).length === 2)
  updateCurrentUser(grace)
  answer.answer(json([nordics]))
  expect((await saving).state).toBe('failed')
  expect(sent(api)).toEqual([])
})
