// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markEventsChanged } from '#entities/event/registration/events-changed.ts'
import { createEventCards, type EventCardsOptions } from '#features/event-cards/event-cards.store.ts'
import { signOut, updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi, json, refusal } from '../../../support/fake-api.ts'
import { ada } from '../../../support/people.ts'

const call = 'GET roadshows/upcoming_by_tag'
let api: FakeApi
let stop = () => {}

beforeEach(() => {
  api = fakeApi()
  updateCurrentUser(ada)
})
afterEach(() => stop())

const events = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `${index + 1}` }))

function open(options: Partial<EventCardsOptions> = {}) {
  const onFailure = vi.fn()
  const store = createEventCards({
    source: 'tag',
    tagId: '2001',
    filters: new URLSearchParams(),
    limit: 6,
    anonymous: false,
    onFailure,
    ...options,
  })
  stop = store.start()
  return { ...store, onFailure, settled: () => vi.waitUntil(() => store.$state.get().state !== 'loading') }
}

test('R297 up to six events of the tag are asked for at once', async () => {
  api.script(call, json({ records: events(3), pagination_metadata: { page: 1, num_pages: 1 } }))
  const { $state, settled } = open()
  await settled()
  expect($state.get()).toEqual({ state: 'ready', value: events(3) })
  expect(Object.fromEntries(api.sent(call)[0]?.url.searchParams ?? [])).toEqual({
    tag_id: '2001',
    page: '1',
    page_size: '6',
    limit: '6',
  })
})

test('R297 without the id of its tag nothing is asked for, and nothing has failed', () => {
  const { $state, onFailure } = open({ tagId: '' })
  expect($state.get()).toEqual({ state: 'loading' })
  expect(onFailure).not.toHaveBeenCalled()
  expect(api.sent(call)).toEqual([])
})

test('R152 R297 a bare list is taken too, and no more than the limit of it', async () => {
  api.script(call, json(events(9)))
  const { $state, settled } = open({ limit: 4 })
  await settled()
  expect($state.get()).toEqual({ state: 'ready', value: events(4) })
})

test('R297 embedding 12: a failure is told with its status, once', async () => {
  api.script(call, refusal(500))
  const { $state, onFailure, settled } = open()
  await settled()
  expect($state.get()).toMatchObject({ state: 'failed', error: { status: 500 } })
  expect(onFailure.mock.calls).toMatchObject([[{ code: 'server', status: 500 }]])
})

test('R025 without a session nothing is asked for', () => {
  signOut()
  expect(open().$state.get()).toEqual({ state: 'signed-out' })
  expect(api.requests).toEqual([])
})

const queryOf = (sent: string) => Object.fromEntries(api.sent(sent)[0]?.url.searchParams ?? [])

test('R242 recommended events are asked for, six of them', async () => {
  api.script('GET roadshows/suggested', json(events(6)))
  const { $state, settled } = open({ source: 'suggested' })
  await settled()
  expect($state.get()).toEqual({ state: 'ready', value: events(6) })
  expect(queryOf('GET roadshows/suggested')).toEqual({ limit: '6' })
})

test('R390 events to come are asked for under filters that a host locked', async () => {
  api.script('GET roadshows/upcoming', json(events(2)))
  const { settled } = open({ source: 'upcoming', filters: new URLSearchParams('filter_Region=Europe'), limit: 3 })
  await settled()
  expect(queryOf('GET roadshows/upcoming')).toEqual({
    filter_Region: 'Europe',
    page: '1',
    page_size: '3',
    limit: '3',
  })
})

test('signed out, an anonymous list has what everybody may know of, and no token goes along', async () => {
  signOut()
  api.script('GET roadshows/upcoming', json(events(2)))
  const { $state, settled } = open({ source: 'suggested', anonymous: true })
  await settled()
  expect($state.get()).toEqual({ state: 'ready', value: events(2) })
  expect(queryOf('GET roadshows/upcoming')).toMatchObject({ public: 'true' })
  expect(api.requests[0]?.headers.has('authorization')).toBe(false)
})

test('R390 filters are those of events to come: what comes in place of recommended events has none', async () => {
  signOut()
  api.script('GET roadshows/upcoming', json(events(2)))
  const filters = new URLSearchParams('filter_Region=Europe')
  const { settled } = open({ source: 'suggested', anonymous: true, filters })
  await settled()
  expect(queryOf('GET roadshows/upcoming')).not.toHaveProperty('filter_Region')
})

test('R297 an event that comes twice is shown once', async () => {
  api.script(call, json([{ id: '1' }, { id: '1' }, { id: '2' }]))
  const { $state, settled } = open({ limit: 2 })
  await settled()
  expect($state.get()).toEqual({ state: 'ready', value: [{ id: '1' }, { id: '2' }] })
})

test('an anonymous list is the own one of who signs in', async () => {
  signOut()
  api.script('GET roadshows/upcoming', json(events(1)))
  api.script('GET roadshows/suggested', json(events(3)))
  const { $state, settled } = open({ source: 'suggested', anonymous: true })
  await settled()
  updateCurrentUser(ada)
  await vi.waitUntil(() => JSON.stringify($state.get()).includes('"3"'))
  expect(api.sent('GET roadshows/suggested')[0]?.headers.get('authorization')).toBe('Bearer access-1')
})

test('embedding 1: an API that has nothing for everybody leads to the invitation to sign in', async () => {
  signOut()
  api.script('GET roadshows/upcoming', refusal(401))
  const { $state, onFailure, settled } = open({ source: 'upcoming', anonymous: true })
  await settled()
  expect($state.get()).toEqual({ state: 'signed-out' })
  expect(onFailure).not.toHaveBeenCalled()
})

test('R025 of one tag there is nothing for everybody', () => {
  signOut()
  expect(open({ anonymous: true }).$state.get()).toEqual({ state: 'signed-out' })
  expect(api.requests).toEqual([])
})

test('R330 when a reader has changed events, they are asked for again', async () => {
  api.script(call, json([{ id: '1' }]), json([{ id: '1', has_requested_slot: true }]))
  const { $state, settled } = open()
  await settled()
  markEventsChanged()
  await vi.waitUntil(() => JSON.stringify($state.get()).includes('has_requested_slot'))
  stop()
  markEventsChanged()
  expect(api.sent(call)).toHaveLength(2)
})
