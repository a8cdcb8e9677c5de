// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { configure } from '../../src/config/configure.ts'
import { App } from '../../src/portal/app.tsx'
import { goTo } from '../../src/portal/location.ts'
import { guardVisits } from '../../src/portal/page.store.ts'
import { signOut, updateCurrentUser } from '../../src/session/update.ts'
import { type FakeApi, fakeApi, held, json, refusal } from '../support/fake-api.ts'
import { ada } from '../support/people.ts'
import { render } from '../support/render.ts'

const CALL = 'POST /v1/file_token'

let api: FakeApi
let left: string[]

configure({
  apiBaseUrl: 'https://api.example/v1/',
  trustedOrigins: ['https://files.example'],
  fileTokens: 'exchange',
})
guardVisits()

beforeEach(() => {
  signOut()
  api = fakeApi()
  api.script('GET /v1/current_user', json({ username: 'ada@example.com' }))
  api.script(CALL, json({ token: 'file-1', expires_in: 60 }))
  updateCurrentUser(ada)
  left = []
  const leave = (url: string | URL) => void left.push(String(url))
  vi.spyOn(location, 'assign').mockImplementation(leave)
  vi.spyOn(location, 'replace').mockImplementation(leave)
})
afterEach(() => vi.restoreAllMocks())

const address = () => location.pathname + location.search + location.hash

/** Waits for something that React may still have to show. */
const until = (isTrue: () => boolean) =>
  vi.waitFor(
    async () => {
      await act(async () => {})
      expect(isTrue()).toBe(true)
    },
    { timeout: 5000 },
  )

/** Visits an address and waits until it has led somewhere. */
async function visit(path: string) {
  goTo(path)
  const view = render(<App />)
  await until(() => left.length > 0 || !view.text().includes('Opening'))
  return view
}

test.each([
  ['/download_redirect?r=/v1/f.pdf', 'https://api.example/v1/f.pdf?auth_token=file-1', 'f.pdf'],
  [
    '/download_redirect?r=/v1/book.xlsx&a=1',
    'https://api.example/v1/book.xlsx?force_download=true&a=1&auth_token=file-1',
    'book.xlsx',
  ],
  ['/datasets_redirect', 'https://api.example/v1/files/datasets?auth_token=file-1', 'files/datasets'],
])('R151 R156 %s leads to the file with a token of its own', async (path, url, named) => {
  await visit(path)
  expect([left, address()]).toEqual([[url], '/'])
  expect(api.sent(CALL).map(({ json: body }) => body)).toEqual([{ url: named }])
})

test('C45 a trusted origin gets the access token, and the API is not asked', async () => {
  await visit('/download_redirect?r=https://files.example/f.pdf')
  expect(left).toEqual(['https://files.example/f.pdf?auth_token=access-1'])
  expect(api.sent(CALL)).toEqual([])
})

test('R151 R156 the access token goes along where the API knows no such call', async () => {
  configure({ apiBaseUrl: 'https://older.example/' })
  api.script('POST /file_token', refusal(404))
  api.script('GET /current_user', json({ username: 'ada@example.com' }))
  await visit('/download_redirect?r=/f.pdf')
  expect(left).toEqual(['https://older.example/f.pdf?auth_token=access-1'])
  configure({ apiBaseUrl: 'https://api.example/v1/' })
})

test('R151 R155 a failure is shown, and another try goes on', async () => {
  api.script(CALL, refusal(500), json({ token: 'file-2', expires_in: 60 }))
  const view = await visit('/download_redirect?r=/v1/f.pdf')
  expect(view.text()).toContain('Something went wrong')
  expect(left).toEqual([])
  view.click(view.control('Try again'))
  await until(() => left.length > 0)
  expect(left).toEqual(['https://api.example/v1/f.pdf?auth_token=file-2'])
})

test('R156 C45 what does not lie below the API’s address is followed with the access token', async () => {
  await visit('/download_redirect?r=/files/f.pdf')
  expect(left).toEqual(['https://api.example/files/f.pdf?auth_token=access-1'])
  expect(api.sent(CALL)).toEqual([])
})

test('R151 what lies there and is no file is followed without a token', async () => {
  api.script(CALL, refusal(422))
  await visit('/download_redirect?r=/v1/current_user')
  expect(left).toEqual(['https://api.example/v1/current_user'])
})

test('R158 whoever goes on while a token is asked for is not taken to the file', async () => {
  const waiting = held()
  api.script(CALL, waiting.reply)
  goTo('/download_redirect?r=/v1/f.pdf')
  render(<App />)
  await until(() => api.sent(CALL).length === 1)
  act(() => goTo('/companies'))
  waiting.answer(json({ token: 'file-1', expires_in: 60 }))
  await act(async () => {})
  expect([left, address()]).toEqual([[], '/companies'])
})
