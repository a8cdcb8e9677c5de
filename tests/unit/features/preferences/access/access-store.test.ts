// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAccess } from '#features/preferences/access/access.store.ts'
import { activeLabels, changesTo } from '#features/preferences/access/access-options.ts'
import { renewCurrentUser, updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi, held, json, refusal } from '../../../../support/fake-api.ts'
import { fakeLocks } from '../../../../support/fake-locks.ts'
import { ada, grace, renamedRenewal } from '../../../../support/people.ts'
import { load, save, stored, storedWith } from '../access-support.ts'

let api: FakeApi
let stops: (() => void)[] = []

beforeEach(() => {
  api = fakeApi()
  updateCurrentUser(ada)
  api.script(load, json(stored()))
  api.script(save, json({ success: true }))
})
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  vi.unstubAllGlobals()
})

async function open() {
  const onFailure = vi.fn()
  const store = createAccess({ onFailure })
  stops.push(store.start())
  await vi.waitFor(() => expect(store.$state.get().state).toBe('ready'))
  const edit = () => store.$edit.get()
  return {
    ...store,
    onFailure,
    edit,
    on: () => activeLabels(edit().rows),
    unsaved: () => [...changesTo(edit().rows, edit().staged)],
  }
}

const namedIn = (rows: ReturnType<typeof stored>) =>
  rows.flatMap(({ region: _, ...options }) =>
    Object.values(options).flatMap(({ label, active, permitted }) => (active && permitted ? [label] : [])),
  )

const sent = () => api.sent(save).map((request) => request.json)

test('R373 the table is loaded', async () => {
  const { on } = await open()
  expect(api.requests.map(({ call }) => call)).toEqual([load])
  expect(on()).toEqual(['Nordics D', 'Nordics S', 'Oceania E'])
})

test('R370 R376 undoing sets every switch back to what is stored, also after all were removed', async () => {
  const { set, removeAll, undo, unsaved } = await open()
  set('Nordics W', true)
  removeAll()
  expect(unsaved()).toHaveLength(3)
  undo()
  expect(unsaved()).toEqual([])
})

test('R370 there are unsaved changes while a switch differs from what was loaded, and none once it is turned back', async () => {
  const { set, unsaved, on } = await open()
  expect(unsaved()).toEqual([])
  set('Nordics W', true)
  expect(unsaved()).toEqual([['Nordics W', true]])
  expect(on()).not.toContain('Nordics W')
  set('Nordics W', false)
  expect(unsaved()).toEqual([])
  expect(api.sent(save)).toEqual([])
})

test('R368 C75 Remove All turns every permitted option off, and sends nothing until Save', async () => {
  const { set, removeAll, unsaved, ...store } = await open()
  set('Nordics W', true)
  removeAll()
  expect(unsaved().map(([label]) => label)).toEqual(['Nordics D', 'Nordics S', 'Oceania E'])
  expect(api.sent(save)).toEqual([])
  await store.save()
  expect(sent()).toEqual([{ preferences: [] }])
})

test('R374 a save sends the labels of what is active and permitted', async () => {
  const { set, ...store } = await open()
  set('Nordics W', true)
  set('Nordics D', false)
  await store.save()
  expect(sent()).toEqual([{ preferences: ['Nordics W', 'Nordics S', 'Oceania E'] }])
})

test('R372 R375 after a save the table is loaded again, and shown as the API has it', async () => {
  const { set, edit, on, unsaved, ...store } = await open()
  set('Nordics W', true)
  api.script(load, json(stored()), json(storedWith('Nordics W', 'Oceania D')))
  await store.save()
  expect(edit().save).toEqual({ state: 'saved' })
  await vi.waitFor(() => expect(on()).toEqual(['Nordics W', 'Oceania D']))
  expect(unsaved()).toEqual([])
  expect(api.sent(load)).toHaveLength(3)
})

test('R374 what another window saved meanwhile is not undone: only what was changed here is laid over it', async () => {
  const { set, ...store } = await open()
  set('Nordics W', true)
  set('Oceania D', true)
  set('Oceania D', false)
  api.script(load, json(storedWith('Oceania D')))
  await store.save()
  expect(sent()).toEqual([{ preferences: ['Nordics W', 'Oceania D'] }])
})

test('R374 two windows that save at once both keep their changes', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks() })
  let labels = namedIn(stored())
  api.script(load, (request) => json(storedWith(...labels))(request))
  api.script(save, async (request) => {
    labels = ((await request.json()) as { preferences: string[] }).preferences
    return json({ success: true })(request)
  })
  const [one, other] = [await open(), await open()]
  one.set('Nordics W', true)
  other.set('Nordics D', false)
  await Promise.all([one.save(), other.save()])
  expect(labels).toEqual(['Nordics W', 'Nordics S', 'Oceania E'])
})

test('R376 C06 a falsy result has no words of its own, and the switches stay as they were set', async () => {
  api.script(save, json({ success: false }))
  const { set, edit, unsaved, onFailure, ...store } = await open()
  set('Nordics W', true)
  await store.save()
  expect(edit().save).toEqual({ state: 'failed', messages: [] })
  expect(unsaved()).toEqual([['Nordics W', true]])
  expect(onFailure).toHaveBeenCalledOnce()
})

test.each([
  ['saving', save],
  ['reading what is stored', load],
])('R376 an error thrown while %s shows its own message, and the switches stay as they were set', async (_, call) => {
  const { set, edit, unsaved, onFailure, ...store } = await open()
  set('Nordics W', true)
  api.script(call, refusal(503, 'The preferences are being moved.'))
  await store.save()
  expect(edit().save).toEqual({ state: 'failed', messages: ['The preferences are being moved.'] })
  expect(unsaved()).toEqual([['Nordics W', true]])
  expect(onFailure.mock.calls).toMatchObject([[{ status: 503 }]])
})

test('R372 R375 where the table cannot be loaded again, the save has succeeded and shows what it saved', async () => {
  const { set, edit, on, unsaved, onFailure, ...store } = await open()
  set('Nordics W', true)
  api.script(load, json(stored()), refusal(500))
  await store.save()
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce())
  expect(edit().save).toEqual({ state: 'saved' })
  expect(on()).toContain('Nordics W')
  expect(unsaved()).toEqual([])
  expect(store.$state.get().state).toBe('ready')
})

test('R374 a second press while it is saved sends nothing more, and neither does one without changes', async () => {
  const { set, edit, ...store } = await open()
  await store.save()
  expect(edit().save).toEqual({ state: 'idle' })
  set('Nordics W', true)
  await Promise.all([store.save(), store.save()])
  await store.save()
  expect(sent()).toHaveLength(1)
})

test('R370 what is turned during a save is an unsaved change after it, turned back or not', async () => {
  const answer = held()
  api.script(save, answer.reply)
  const { set, unsaved, ...store } = await open()
  set('Nordics W', true)
  const saving = store.save()
  await vi.waitFor(() => expect(sent()).toHaveLength(1))
  set('Nordics W', false)
  set('Oceania D', true)
  api.script(load, json(storedWith('Nordics D', 'Nordics W', 'Nordics S', 'Oceania E')))
  answer.answer(json({ success: true }))
  await saving
  expect(unsaved()).toEqual([
    ['Nordics W', false],
    ['Oceania D', true],
  ])
})

test('R375 the next change takes the success away', async () => {
  const { set, edit, dismiss, ...store } = await open()
  set('Nordics W', true)
  await store.save()
  set('Nordics W', false)
  expect(edit().save).toEqual({ state: 'idle' })
})

test('R376 a failure stays until it is dismissed', async () => {
  api.script(save, json(null))
  const { set, edit, dismiss, ...store } = await open()
  set('Nordics W', true)
  await store.save()
  set('Nordics D', false)
  expect(edit().save).toMatchObject({ state: 'failed' })
  dismiss()
  expect(edit().save).toEqual({ state: 'idle' })
})

test('R370 another reader finds nothing of what was set by the one before', async () => {
  const { set, edit, unsaved } = await open()
  set('Nordics W', true)
  updateCurrentUser(grace)
  expect(unsaved()).toEqual([])
  await vi.waitFor(() => expect(edit().rows).toHaveLength(3))
  expect(edit().staged.size).toBe(0)
})

test('R374 what one reader set is never sent in the session of another', async () => {
  const answer = held()
  const { set, edit, ...store } = await open()
  set('Nordics W', true)
  api.script(load, answer.reply)
  const saving = store.save()
  await vi.waitFor(() => expect(api.sent(load)).toHaveLength(2))
  updateCurrentUser(grace)
  answer.answer(json(stored()))
  await saving
  expect(sent()).toEqual([])
  expect(edit().save).toEqual({ state: 'idle' })
})

test('R138 R374 a renewal under another name saves all the same, and says so', async () => {
  const { set, edit, ...store } = await open()
  set('Nordics W', true)
  api.script(load, refusal(401), json(stored()))
  api.script('POST refresh_auth_token', json(renamedRenewal))
  await store.save()
  expect(sent()).toHaveLength(1)
  expect(edit().save).toEqual({ state: 'saved' })
})

test('R009 R370 a renewal under another name keeps what was set', async () => {
  const { set, edit } = await open()
  set('Nordics W', true)
  renewCurrentUser({ ...ada, accessToken: 'access-2', name: 'Ada King' })
  expect([...edit().staged]).toEqual([['Nordics W', true]])
})

test('R373 a failed load is told and can be tried again', async () => {
  api.script(load, refusal(500), json(stored()))
  const onFailure = vi.fn()
  const store = createAccess({ onFailure })
  stops.push(store.start())
  await vi.waitFor(() => expect(store.$state.get().state).toBe('failed'))
  expect(onFailure.mock.calls).toMatchObject([[{ status: 500 }]])
  store.retry()
  await vi.waitFor(() => expect(store.$state.get().state).toBe('ready'))
})

test('R374 C72 what may not be changed any more is said, and not called saved; the rest is', async () => {
  const { set, edit, on, unsaved, ...store } = await open()
  set('Nordics W', true)
  set('Oceania D', true)
  const withdrawn = stored().map((row) => ({
    ...row,
    ...(row.region === 'Oceania' && { Daily: { label: 'Oceania D', active: false, permitted: false } }),
  }))
  api.script(load, json(withdrawn))
  await store.save()
  expect(sent()).toEqual([{ preferences: ['Nordics D', 'Nordics W', 'Nordics S', 'Oceania E'] }])
  expect(edit().save).toEqual({ state: 'withdrawn' })
  expect([on().includes('Nordics W'), unsaved()]).toEqual([true, []])
})

test('R376 every fault that the server found is told', async () => {
  const { set, edit, ...store } = await open()
  set('Nordics W', true)
  api.script(save, refusal(422, 'One.', 'Two.'))
  await store.save()
  expect(edit().save).toEqual({ state: 'failed', messages: ['One.', 'Two.'] })
})
