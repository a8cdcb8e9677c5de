// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { configure } from '#config/configure.ts'
import { guardVisits } from '#portal/pages/page.store.ts'
import { goTo } from '#portal/router/location.ts'
import { $session } from '#session/session.store.ts'
import { signOut } from '#session/update.ts'
import { json, refusal, silent, unreachable } from '../../support/fake-api.ts'
import { hostileAddresses } from '../../support/hostile-addresses.ts'
import { ada } from '../../support/people.ts'
import { address, redirecting, until } from './support.tsx'

configure({ apiBaseUrl: 'https://api.example/v1/', trustedOrigins: ['https://files.example'] })
guardVisits()
const { reader, visit } = redirecting()

test('R155 R156 R158 a link is followed with the other parameters and the token; the reader is then at home', async () => {
  await visit('/download_redirect?r=https://files.example/f.pdf?a=1&b=2&b=3')
  expect(reader.api.sent('GET /v1/current_user')).toHaveLength(1)
  expect(reader.left).toEqual(['https://files.example/f.pdf?a=1&b=2&b=3&auth_token=access-1'])
  expect(address()).toBe('/')
})

test.each(hostileAddresses.map((link) => [JSON.stringify(link), link]))(
  'C45 R156 R165 %s leads home, and no token leaves',
  async (_, link) => {
    await visit(`/download_redirect?${new URLSearchParams({ r: link })}`)
    expect(reader.left).toEqual([])
    expect(address()).toBe('/')
  },
)

test('R156 R157 what a link says itself is not said twice', async () => {
  await visit('/download_redirect?r=https://files.example/book.xlsx?a=1&a=2&force_download=true&b=3')
  expect(reader.left).toEqual(['https://files.example/book.xlsx?a=1&force_download=true&b=3&auth_token=access-1'])
})

test.each(['/download_redirect', '/download_redirect?x=1'])('R165 %s leads home', async (path) => {
  await visit(path)
  expect([reader.left, address()]).toEqual([[], '/'])
})

test.each(['/download_redirect', '/datasets_redirect'])('R157 %s forces spreadsheets to download', async (path) => {
  await visit(`${path}?r=https://files.example/book.xlsx`)
  expect(reader.left).toEqual(['https://files.example/book.xlsx?force_download=true&auth_token=access-1'])
})

test('R155 R156 a spent token is renewed first, and one in the address is never passed on', async () => {
  reader.api.script('GET /v1/current_user', refusal(401), json({}))
  reader.api.script(
    'POST /v1/refresh_auth_token',
    json({ token: 'access-2', refresh_token: 'refresh-2', contact: { name: ada.name } }),
  )
  await visit('/download_redirect?r=https://files.example/f.pdf&auth_token=stolen')
  expect(reader.left).toEqual(['https://files.example/f.pdf?auth_token=access-2'])
})

test('R158 whoever goes on meanwhile stays there', async () => {
  await visit('/download_redirect?r=https://files.example/f.pdf')
  act(() => goTo('/companies'))
  await new Promise((resolve) => setTimeout(resolve, 1100))
  expect(address()).toBe('/companies')
})

test('R158 whoever has loaded a file is at home', async () => {
  const view = await visit('/download_redirect?r=https://files.example/f.pdf')
  await until(() => view.all('research-feed').length === 1)
})

test.each([401, 403, 404, 500])('R120 R159 a check of the user that fails with %i ends the session', async (status) => {
  reader.api.script('GET /v1/current_user', refusal(status))
  reader.api.script('POST /v1/refresh_auth_token', refusal(401))
  await visit('/download_redirect?r=https://files.example/f.pdf')
  expect($session.get()).toEqual({ state: 'signed-out', reason: 'expired' })
  expect([reader.left, address()]).toEqual([[], '/landing_auth'])
})

test('R155 without a connection it says so, and another try goes on', async () => {
  reader.api.script('GET /v1/current_user', unreachable)
  const view = await visit('/download_redirect?r=https://files.example/f.pdf')
  expect(view.text()).toContain('Something went wrong')
  expect($session.get().state).toBe('signed-in')
  reader.api.script('GET /v1/current_user', json({}))
  view.click(view.control('Try again'))
  await until(() => reader.left.length > 0)
  expect(reader.left).toEqual(['https://files.example/f.pdf?auth_token=access-1'])
})

test.each(['Research Library', 'research library'])('R166 C49 %s is the library', async (name) => {
  await visit(`/download_redirect?r=${name}`)
  expect([reader.left, address()]).toEqual([[], '/library'])
})

test.each([
  ['/datasets_redirect', 'https://api.example/v1/files/datasets?auth_token=access-1'],
  ['/datasets_redirect/a%2Fb/c.csv', 'https://api.example/v1/files/datasets/a%2Fb/c.csv?auth_token=access-1'],
  [
    '/datasets_redirect/..%2F..%2Froadshows',
    'https://api.example/v1/files/datasets/..%2F..%2Froadshows?auth_token=access-1',
  ],
  ['/datasets_redirect/x?r=/y.csv', 'https://api.example/y.csv?auth_token=access-1'],
  ['/datasets/x.csv?auth_token=old', 'https://api.example/v1/files/datasets/x.csv?auth_token=access-1'],
])('C48 R151 %s leads to the dataset', async (path, url) => {
  await visit(path)
  expect([reader.left, address()]).toEqual([[url], '/'])
})

test.each([
  ['/datasets', '/datasets_redirect?auth_token=access-1'],
  ['/datasets/a/b', '/datasets_redirect/a/b?auth_token=access-1'],
  ['/datasets/a%20b?r=/y.csv&z=1', '/datasets_redirect/a%20b?r=%2Fy.csv&auth_token=access-1'],
])('R164 %s opens a tab of its own and leads home', async (path, target) => {
  const tab = { opener: window, location: { replace: vi.fn() } }
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  await visit(path)
  await until(() => tab.location.replace.mock.calls.length > 0)
  expect(tab.location.replace).toHaveBeenCalledWith(new URL(target, location.origin))
  expect([tab.opener, reader.left, address()]).toEqual([null, [], '/'])
})

test('C48 a tab that the browser blocks is offered in a notification', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const view = await visit('/datasets/x')
  expect(address()).toBe('/')
  expect(view.text()).toContain('Your browser blocked the new tab.')
  const replace = vi.fn()
  open.mockReturnValue({ location: { replace } } as unknown as Window)
  view.click(view.control('Open Datasets'))
  await until(() => replace.mock.calls.length > 0)
  expect(replace).toHaveBeenCalledWith(new URL('/datasets_redirect/x?auth_token=access-1', location.origin))
  expect(view.text()).not.toContain('The browser has kept')
})

test.each([
  ['/document/R-1', '/document/R-1'],
  ['/document/R-1#page=2', '/document/R-1#page=2'],
  [null, '/'],
  ['javascript:alert(1)', '/'],
  ['mailto:ada@example.com', '/'],
])('R160 a report whose preview is %s leads to %s', async (preview, path) => {
  reader.api.script('GET /v1/web_document_by_ref', json({ id: '7', preview_url: preview }))
  await visit('/report-page.html?id=7')
  expect([reader.left, address()]).toEqual([[], path])
})

test.each([
  ['https://files.example/7.html', ['https://files.example/7.html?auth_token=access-1']],
  ['https://evil.example/7.html', []],
  ['//evil.example/7.html', []],
  ['/\\evil.example', []],
])('R160 C45 of previews elsewhere only a trusted one is gone to: %s', async (preview, addresses) => {
  reader.api.script('GET /v1/web_document_by_ref', json({ id: '7', preview_url: preview }))
  await visit('/report-page.html?id=7')
  expect([reader.left, address()]).toEqual([addresses, '/'])
})

test('R160 a preview that is a file of the API is loaded as a file', async () => {
  configure({ apiBaseUrl: '/api/' })
  reader.api.script('GET current_user', json({}))
  reader.api.script('GET web_document_by_ref', json({ id: '7', preview_url: '/api/files/7.pdf?sig=a%20b~' }))
  await visit('/report-page.html?id=7').finally(() => configure({ apiBaseUrl: 'https://api.example/v1/' }))
  expect(reader.left).toEqual([`${location.origin}/api/files/7.pdf?sig=a%20b~&auth_token=access-1`])
})

test.each(['/report-page.html', '/report-page.html?id=', '/report-page.html?id=0'])(
  'R160 %s leads home',
  async (path) => {
    await visit(path)
    expect(address()).toBe('/')
  },
)

test('R038 R160 a report that is refused leads to the error page of the answer', async () => {
  reader.api.script('GET /v1/web_document_by_ref', refusal(403))
  await visit('/report-page.html?id=7')
  expect(address()).toBe('/error/403')
})

test.each([
  'sales_commentary_details',
  'sales-commentary-details',
  'SalesCommentaryDetails.html',
  '/portal/sales_commentary_details.htm?x=1',
  '/sales_commentary_details/',
])('R161 C47 %s leads to the document', async (target) => {
  reader.api.script('GET /v1/web_document_by_ref', silent)
  await visit(`/dashboard.html?${new URLSearchParams({ target_path: target, id: 'R/1 ü' })}`)
  expect(address()).toBe('/document/R%2F1%20%C3%BC')
})

test.each(['company_details', 'analyst-details.html'])('R162 C47 %s looks the tag up', async (target) => {
  reader.api.script('GET /v1/tags/by_external_id', json({ id: '9', profile_link: '/company_profile/9' }))
  await visit(`/dashboard.html?target_path=${target}&bm_id=X-9`)
  expect(reader.api.sent('GET /v1/tags/by_external_id')[0]?.url.searchParams.get('external_id')).toBe('X-9')
  expect(address()).toBe('/company_profile/9')
})

test.each([
  '/dashboard.html',
  '/dashboard.html?target_path=sales_commentary_details',
  '/dashboard.html?target_path=company_details',
  '/dashboard.html?target_path=company_details&bm_id=unknown',
  '/dashboard.html?target_path=market_details&bm_id=9&id=9',
  '/dashboard.html?target_path=https://evil.example/&id=9',
])('R162 R163 C47 %s leads home', async (path) => {
  await visit(path)
  expect([reader.left, address()]).toEqual([[], '/'])
})

test('R155 another query is another redirect', async () => {
  await visit('/download_redirect?r=https://files.example/1.pdf')
  await visit('/download_redirect?r=https://files.example/2.pdf')
  expect(reader.left).toEqual([1, 2].map((number) => `https://files.example/${number}.pdf?auth_token=access-1`))
})

test('C45 a token leaves the address before anything is loaded, and stays away while it waits', async () => {
  reader.api.script('GET /v1/current_user', silent)
  goTo('/datasets/x?auth_token=secret&r=/y.csv')
  expect(address()).toBe('/datasets/x?r=%2Fy.csv')
})

test('C45 R030 an address keeps no token while its visitor signs in', () => {
  signOut()
  goTo('/datasets?auth_token=secret&r=/y.csv')
  expect(history.state.origin).toBe('/datasets?r=%2Fy.csv')
})

test.each([
  ['/document/R-1?redirect_status=403', '/error/403'],
  ['/document/R-1?redirect_status=404', '/error/404'],
  ['/document/R-1?redirect_status=..', '/document/R-1?redirect_status=..'],
])('R341 %s leads to %s', (path, target) => {
  goTo(path)
  expect(address()).toBe(target)
})
