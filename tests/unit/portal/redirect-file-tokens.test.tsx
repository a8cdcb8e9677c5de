// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { configure } from '#config/configure.ts'
import { App } from '#portal/app.tsx'
import { guardVisits } from '#portal/pages/page.store.ts'
import { goTo } from '#portal/router/location.ts'
import { openTab } from '#portal/router/open-tab.ts'
import { held, json, refusal, unreachable } from '../../support/fake-api.ts'
import { render } from '../../support/render.ts'
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

test('R156 C45 what does not lie below the API’s address gets no access token: the API says whether it is a file', async () => {
  reader.api.script(CALL, refusal(422))
  await visit('/download_redirect?r=/files/f.pdf')
  expect(reader.left).toEqual(['https://api.example/files/f.pdf'])
  expect(reader.api.sent(CALL).map(({ json: body }) => body)).toEqual([{ url: 'https://api.example/files/f.pdf' }])
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

describe('R043 R164 the address of the portal’s own page', () => {
  /** A tab that the browser opens, and the addresses that it is led to. */
  const openedTab = () => {
    const tab = { opener: window as Window | null, location: { replace: vi.fn((url: URL) => url.href) } }
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
    const led = async () => {
      await until(() => tab.location.replace.mock.calls.length > 0)
      return tab.location.replace.mock.results.map(({ value }) => value)
    }
    return { tab, led }
  }
  const here = (path: string) => new URL(path, location.origin)

  test.each([
    ['/datasets', '/datasets_redirect?auth_token=file-1', 'files/datasets'],
    ['/datasets/a/b.csv?r=/y.csv', '/datasets_redirect/a/b.csv?r=%2Fy.csv&auth_token=file-1', 'files/datasets/a/b.csv'],
  ])('%s carries a token for the file that it is about', async (path, target, named) => {
    const { tab, led } = openedTab()
    await visit(path)
    expect(await led()).toEqual([here(target).href])
    expect([tab.opener, address()]).toEqual([null, '/'])
    expect(reader.api.sent(CALL).map(({ json: body }) => body)).toEqual([{ url: named }])
  })

  test('the tab of the navigation is opened within the click, and led on when the token is there', async () => {
    const { tab, led } = openedTab()
    const waiting = held()
    reader.api.script(CALL, waiting.reply)
    openTab(here('/datasets_redirect'))
    expect(window.open).toHaveBeenCalledExactlyOnceWith('', '_blank')
    expect(tab.opener).toBeNull()
    await until(() => reader.api.sent(CALL).length === 1)
    expect(tab.location.replace).not.toHaveBeenCalled()
    waiting.answer(json({ token: 'file-7', expires_in: 60 }))
    expect(await led()).toEqual([here('/datasets_redirect?auth_token=file-7').href])
  })

  test.each([
    ['a refusal', refusal(403)],
    ['too many requests', refusal(429)],
    ['no such file', refusal(422)],
    ['no connection', unreachable],
  ])('carries none after %s: the page asks for its own', async (_, reply) => {
    const { led } = openedTab()
    reader.api.script(CALL, reply)
    openTab(here('/datasets_redirect'))
    expect(await led()).toEqual([here('/datasets_redirect').href])
  })

  test('carries the access token where the API knows no other', async () => {
    const { led } = openedTab()
    configure({ apiBaseUrl: 'https://oldest.example/' })
    reader.api.script('POST /file_token', refusal(404))
    openTab(here('/datasets_redirect'))
    expect(await led()).toEqual([here('/datasets_redirect?auth_token=access-1').href])
    configure({ apiBaseUrl: 'https://api.example/v1/' })
  })
})
