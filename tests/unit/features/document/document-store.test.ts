// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createDocument } from '#features/document/document.store.ts'
import { signOut, updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi, held, json, noContent, refusal } from '../../../support/fake-api.ts'
import { ada, renewal } from '../../../support/people.ts'

let api: FakeApi
let stop = () => {}

beforeEach(() => {
  api = fakeApi()
  updateCurrentUser(ada)
  api.script('GET web_document_by_ref', json({ id: '1', external_reference: 'R-1', title: 'Gold' }))
  api.script('GET web_document_preview', json({ html_content: '<p>Gold</p>' }))
})
afterEach(() => stop())
// Loaded before, so that no test sees what the one before it records late.
beforeAll(() => import('#analytics/capture.ts'))

const isSettled = (shown: { state: string; retrying?: boolean }) => shown.state !== 'loading' && !shown.retrying

function open(id = 'R-1') {
  const onTitle = vi.fn()
  const onFailure = vi.fn()
  const store = createDocument(id, onTitle, onFailure)
  stop = store.start()
  return { ...store, onTitle, onFailure, settled: () => vi.waitUntil(() => isSettled(store.$state.get())) }
}

test('R338 R339 a document is shown with its HTML', async () => {
  const { $state, settled } = open()
  await settled()
  expect($state.get()).toEqual({
    state: 'ready',
    value: { document: { id: '1', external_reference: 'R-1', title: 'Gold' }, html: '<p>Gold</p>' },
  })
})

test('R338 without an id nothing is asked for, and nothing has failed', () => {
  const { $state, onFailure } = open('')
  expect($state.get()).toEqual({ state: 'loading' })
  expect(onFailure).not.toHaveBeenCalled()
  expect(api.sent('GET web_document_by_ref')).toEqual([])
})

test('R339 a document tells its title', async () => {
  const { settled, onTitle } = open()
  await settled()
  expect(onTitle).toHaveBeenCalledExactlyOnceWith('Gold')
})

test('R124 R264 a document that was shown is recorded as a preview, by its id', async () => {
  await open().settled()
  await vi.waitFor(() => expect(api.sent('POST capture_event')).toHaveLength(1))
  expect(api.sent('POST capture_event')[0]?.json).toMatchObject({ event_type: 'Document Preview', document_id: '1' })
})

test.each([
  ['no content', noContent],
  ['null', json(null)],
  ['an empty text', json({ html_content: '' })],
  ['null as its text', json({ html_content: null })],
])('R340 C71 a preview with %s is a document without a text', async (_, reply) => {
  api.script('GET web_document_preview', reply)
  const { $state, settled } = open()
  await settled()
  expect($state.get()).toMatchObject({ state: 'ready', value: { html: '' } })
})

test.each([401, 403, 404, 500])('R342 C71 a preview that answers %d fails with its status', async (status) => {
  api.script('POST refresh_auth_token', json(renewal))
  api.script('GET web_document_preview', refusal(status))
  const { $state, onFailure, settled } = open()
  await settled()
  expect($state.get()).toMatchObject({ state: 'failed', error: { status } })
  expect(onFailure.mock.calls).toMatchObject([[{ status }]])
  expect(api.sent('POST capture_event')).toEqual([])
})

test('a document that failed can be asked for again', async () => {
  api.script('GET web_document_preview', refusal(500), json({ html_content: 'x' }))
  const { $state, retry, settled } = open()
  await settled()
  retry()
  expect($state.get()).toMatchObject({ state: 'failed', retrying: true })
  await settled()
  expect($state.get().state).toBe('ready')
})

test('R153 a document that was left changes nothing and is not recorded', async () => {
  const slow = held()
  api.script('GET web_document_preview', slow.reply)
  const { $state, onFailure } = open()
  await vi.waitFor(() => expect(api.sent('GET web_document_preview')).toHaveLength(1))
  stop()
  slow.answer(json({ html_content: 'x' }))
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect($state.get()).toEqual({ state: 'loading' })
  expect(onFailure).not.toHaveBeenCalled()
  expect(api.sent('POST capture_event')).toEqual([])
})

test('R001 embedding 1: signing out takes the document away, and signing in brings it', async () => {
  const { $state, settled } = open()
  await settled()
  signOut()
  expect($state.get()).toEqual({ state: 'signed-out' })
  updateCurrentUser(ada)
  expect($state.get()).toEqual({ state: 'loading' })
  await settled()
  expect($state.get().state).toBe('ready')
})

test('R025 without a session nothing is asked for and nothing flashes', () => {
  signOut()
  const { $state } = open()
  expect($state.get()).toEqual({ state: 'signed-out' })
  expect(api.requests).toEqual([])
})
