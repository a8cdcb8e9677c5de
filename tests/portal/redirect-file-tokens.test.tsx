// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { configure } from '../../src/config/configure.ts'
import { App } from '../../src/portal/app.tsx'
import { goTo } from '../../src/portal/location.ts'
import { guardVisits } from '../../src/portal/page.store.ts'
import { held, json, refusal } from '../support/fake-api.ts'
import { render } from '../support/render.ts'
import { address, redirecting, until } from './support.tsx'

const CALL = 'POST /v1/file_token'

configure({
  apiBaseUrl: 'https://api.example/v1/',
  trustedOrigins: ['https://files.example'],
  fileTokens: 'exchange',
})
guardVisits()
const { reader, visit } = redirecting()

beforeEach(() => reader.api.script(CALL, json({ token: 'file-1', expires_in: 60 })))

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
  expect([reader.left, address()]).toEqual([[url], '/'])
  expect(reader.api.sent(CALL).map(({ json: body }) => body)).toEqual([{ url: named }])
})

test('C45 a trusted origin gets the access token, and the API is not asked', async () => {
  await visit('/download_redirect?r=https://files.example/f.pdf')
  expect(reader.left).toEqual(['https://files.example/f.pdf?auth_token=access-1'])
  expect(reader.api.sent(CALL)).toEqual([])
})

test('R151 R156 the access token goes along where the API knows no such call', async () => {
  configure({ apiBaseUrl: 'https://older.example/' })
  reader.api.script('POST /file_token', refusal(404))
  reader.api.script('GET /current_user', json({ username: 'ada@example.com' }))
  await visit('/download_redirect?r=/f.pdf')
  expect(reader.left).toEqual(['https://older.example/f.pdf?auth_token=access-1'])
  configure({ apiBaseUrl: 'https://api.example/v1/' })
})

test('R151 R155 a failure is shown, and another try goes on', async () => {
  reader.api.script(CALL, refusal(500), json({ token: 'file-2', expires_in: 60 }))
  const view = await visit('/download_redirect?r=/v1/f.pdf')
  expect(view.text()).toContain('Something went wrong')
  expect(reader.left).toEqual([])
  view.click(view.control('Try again'))
  await until(() => reader.left.length > 0)
  expect(reader.left).toEqual(['https://api.example/v1/f.pdf?auth_token=file-2'])
})

test('R156 C45 what does not lie below the API’s address is followed with the access token', async () => {
  await visit('/download_redirect?r=/files/f.pdf')
  expect(reader.left).toEqual(['https://api.example/files/f.pdf?auth_token=access-1'])
  expect(reader.api.sent(CALL)).toEqual([])
})

test('R151 what lies there and is no file is followed without a token', async () => {
  reader.api.script(CALL, refusal(422))
  await visit('/download_redirect?r=/v1/current_user')
  expect(reader.left).toEqual(['https://api.example/v1/current_user'])
})

test('R158 whoever goes on while a token is asked for is not taken to the file', async () => {
  const waiting = held()
  reader.api.script(CALL, waiting.reply)
  goTo('/download_redirect?r=/v1/f.pdf')
  render(<App />)
  await until(() => reader.api.sent(CALL).length === 1)
  act(() => goTo('/companies'))
  waiting.answer(json({ token: 'file-1', expires_in: 60 }))
  await act(async () => {})
  expect([reader.left, address()]).toEqual([[], '/companies'])
})
