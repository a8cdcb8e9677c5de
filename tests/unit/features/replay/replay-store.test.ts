// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createReplay } from '#features/replay/replay.store.ts'
import { signOut, updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi, json, refusal, silent } from '../../../support/fake-api.ts'
import { ada, grace } from '../../../support/people.ts'

let api: FakeApi
let stop = () => {}
beforeEach(() => {
  api = fakeApi()
  updateCurrentUser(ada)
  api.script('GET current_user', json({ username: 'ada' }))
  api.script('GET roadshows/roadshow_by_id', json({ id: '7', name: 'Autumn call' }))
})
afterEach(() => stop())

function open(roadshowId = '7') {
  const onTitle = vi.fn()
  const onFailure = vi.fn()
  const store = createReplay({ roadshowId, onTitle, onFailure })
  stop = store.start()
  const settled = () => vi.waitUntil(() => store.$state.get().state !== 'loading')
  return { ...store, onTitle, onFailure, settled }
}

const opened = () => api.sent('POST capture_event').map(({ json: body }) => body)

test('R335 R337 the reader and the event are loaded, and that it was opened is recorded once', async () => {
  const { $state, settled, onTitle } = open()
  await settled()
  expect($state.get()).toMatchObject({ state: 'ready', value: { id: '7' } })
  expect(api.sent('GET current_user')).toHaveLength(1)
  expect(api.sent('GET roadshows/roadshow_by_id')[0]?.url.searchParams.get('roadshow_id')).toBe('7')
  expect(onTitle).toHaveBeenCalledExactlyOnceWith('Autumn call')
  await vi.waitFor(() => expect(opened()).toHaveLength(1))
  expect(opened()[0]).toMatchObject({ event_type: 'Roadshow Open', roadshow_id: '7', url: location.href })
})

test('R336 an event that is not permitted fails as 401 and is not recorded', async () => {
  api.script('GET roadshows/roadshow_by_id', json({ id: '7', permissioned: false }))
  const { $state, settled, onFailure } = open()
  await settled()
  expect($state.get()).toMatchObject({ state: 'failed', error: { status: 401 } })
  expect(onFailure.mock.calls).toMatchObject([[{ status: 401, code: 'unauthorized' }]])
  expect(opened()).toEqual([])
})

test('R332 without an id nothing is asked for, and nothing has failed', () => {
  const { $state, onFailure } = open('')
  expect($state.get()).toEqual({ state: 'loading' })
  expect(onFailure).not.toHaveBeenCalled()
  expect(api.requests).toEqual([])
})

test('R335 an unknown event fails with its status', async () => {
  api.script('GET roadshows/roadshow_by_id', refusal(404))
  const { $state, settled } = open()
  await settled()
  expect($state.get()).toMatchObject({ state: 'failed', error: { status: 404 } })
})

const byId = 'GET roadshows/roadshow_by_id'
const withReplay = (name: string) =>
  json({
    id: '7',
    replay_details: { video_id: 'v1' },
    replay: { sources: [{ src: `https://films.example/${name}.mp4` }] },
  })

test('R334 fresh addresses come while the event stays as it is, and nothing is recorded anew', async () => {
  const { $state, refresh, settled } = open()
  await settled()
  const shown = $state.get()
  api.script(byId, withReplay('fresh'))
  expect((await refresh())?.sources[0]?.url).toBe('https://films.example/fresh.mp4')
  expect($state.get()).toBe(shown)
})

test.each([
  [401, json({ id: '7', permissioned: false })],
  [403, refusal(403)],
  [404, refusal(404)],
])('R336 an event that may not be watched any more says so: %d', async (status, reply) => {
  const { $state, refresh, settled, onFailure } = open()
  await settled()
  api.script(byId, reply)
  expect(await refresh()).toBeUndefined()
  await vi.waitUntil(() => $state.get().state === 'failed')
  expect($state.get()).toMatchObject({ error: { status } })
  expect(onFailure).toHaveBeenCalledOnce()
})

test('R334 without an answer the event stays', async () => {
  const { $state, refresh, settled } = open()
  await settled()
  api.script(byId, refusal(500))
  await expect(refresh()).rejects.toMatchObject({ status: 500 })
  expect($state.get().state).toBe('ready')
})

test('embedding 10: what asks for fresh addresses ends with the element', async () => {
  const { refresh, settled } = open()
  await settled()
  api.script(byId, silent)
  const refreshed = expect(refresh()).rejects.toThrow()
  await vi.waitUntil(() => api.sent(byId).length === 2)
  stop()
  await refreshed
})

test('R001 another reader’s event is loaded anew, nobody’s is not shown', async () => {
  const { $state, settled } = open()
  await settled()
  signOut()
  expect($state.get()).toEqual({ state: 'signed-out' })
  updateCurrentUser(grace)
  await settled()
  expect(api.sent('GET roadshows/roadshow_by_id')).toHaveLength(2)
})
