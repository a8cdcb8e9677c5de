// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { configure } from '#config/configure.ts'
import { updateCurrentUser } from '#session/update.ts'
import { buildActions } from '#widgets/runtime/actions.ts'
import { openFile } from '#widgets/runtime/open-file.ts'
import { type FakeApi, fakeApi, held, json, refusal } from '../../../support/fake-api.ts'
import { ada } from '../../../support/people.ts'
import '#config/config.ts'

const FILE = 'https://api.example/v1/f.pdf'
let api: FakeApi
let opened: unknown[][]

beforeEach(() => {
  updateCurrentUser(ada)
  api = fakeApi()
  api.script('GET /v1/current_user', json({ username: 'ada@example.com' }))
  api.script('POST /v1/file_token', json({ token: 'file-1', expires_in: 60 }))
  configure({ apiBaseUrl: 'https://api.example/v1/', trustedOrigins: [], fileTokens: 'exchange' })
  opened = []
  vi.spyOn(window, 'open').mockImplementation((url, ...more) => {
    opened.push([String(url), ...more])
    return null
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const calls = () => api.requests.map(({ call }) => call)

test('R151 a file opens with its own token, for which the API is asked once', async () => {
  expect(await openFile(new URL(FILE))).toBe(true)
  expect(opened).toEqual([[`${FILE}?auth_token=file-1`, '_blank', 'noopener,noreferrer']])
  expect(calls()).toEqual(['POST /v1/file_token'])
})

test('R151 where nothing is exchanged it opens with the access token', async () => {
  configure({ fileTokens: 'access' })
  await openFile(new URL(FILE))
  expect(opened[0]?.[0]).toBe(`${FILE}?auth_token=access-1`)
  expect(calls()).toEqual(['GET /v1/current_user'])
})

test('C45 a trusted origin gets the access token, as it does without an exchange', async () => {
  configure({ trustedOrigins: ['https://files.example'] })
  await openFile(new URL('https://files.example/f.pdf'))
  expect(opened[0]?.[0]).toBe('https://files.example/f.pdf?auth_token=access-1')
})

test('R151 with an API that knows no such call, the access token is renewed and goes along as before', async () => {
  configure({ apiBaseUrl: 'https://older.example/' })
  api.script('POST /file_token', refusal(404))
  api.script('GET /current_user', refusal(401), json({}))
  const renewal = { token: 'access-2', refresh_token: 'refresh-2', contact: { name: ada.name } }
  api.script('POST /refresh_auth_token', json(renewal))
  expect(await openFile(new URL('https://older.example/f.pdf'))).toBe(true)
  expect(opened[0]?.[0]).toBe('https://older.example/f.pdf?auth_token=access-2')
})

test('R151 an exchange that fails opens nothing and is told as a failed download', async () => {
  api.script('POST /v1/file_token', refusal(500))
  const host = document.createElement('div')
  const codes: string[] = []
  host.addEventListener('research-error', ({ detail }) => codes.push(detail.code))
  expect(await buildActions(host).onDownload(new URL(FILE))).toBe(false)
  expect([opened, codes]).toEqual([[], ['download']])
})

test('C48 nothing opens when the answer comes after the click has ceased to be the reader’s own', async () => {
  const activation = { isActive: true }
  vi.stubGlobal('navigator', { userActivation: activation })
  const waiting = held()
  api.script('POST /v1/file_token', waiting.reply)
  const isOpened = openFile(new URL(FILE))
  await vi.waitFor(() => expect(calls()).toHaveLength(1))
  activation.isActive = false
  waiting.answer(json({ token: 'file-1', expires_in: 60 }))
  expect(await isOpened).toBe(false)
  expect(opened).toEqual([])
})
