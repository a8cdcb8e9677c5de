// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { configure } from '#config/configure.ts'
import { $page, guardVisits } from '#portal/pages/page.store.ts'
import { goTo } from '#portal/router/location.ts'
import { signOut, updateCurrentUser } from '#session/update.ts'
import { ErrorEvent } from '#widgets/runtime/events.ts'
import { type FakeApi, fakeApi } from '../../support/fake-api.ts'
import { ada } from '../../support/people.ts'

guardVisits()

let api: FakeApi

const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

beforeEach(async () => {
  configure({ signedOutRedirect: 'login' })
  signOut()
  goTo('/landing_auth', { replace: true })
  await settled()
  api = fakeApi()
})

const address = () => location.pathname + location.search + location.hash
const pageOpens = () =>
  api
    .sent('POST capture_event')
    .map(({ json }) => json as { event_type: string; url: string })
    .filter(({ event_type }) => event_type === 'Page Open')
    .map(({ url }) => url.replace(location.origin, ''))

test.each(['login', 'landing_auth'] as const)(
  'R016 R030 R031 C01 by %s a visitor comes to where he wanted to go',
  (redirect) => {
    configure({ signedOutRedirect: redirect })
    goTo('/library?search_term=gold#top')
    expect(address()).toBe(`/${redirect}`)
    expect($page.get()?.page).toBe(redirect === 'login' ? 'sign-in' : 'landing')
    updateCurrentUser(ada)
    expect(address()).toBe('/library?search_term=gold#top')
    expect($page.get()?.page).toBe('library')
  },
)

test('R016 R029 a sign-in that nobody was sent to leads home', () => {
  goTo('/login')
  updateCurrentUser(ada)
  expect(address()).toBe('/')
})

test('R033 the way back is used once', () => {
  goTo('/library')
  updateCurrentUser(ada)
  expect(history.state?.origin).toBeUndefined()
  goTo('/login')
  expect(address()).toBe('/')
})

test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/login'])(
  'R016 C45 a way back to %s ends at home',
  (origin) => {
    goTo('/login', { origin })
    updateCurrentUser(ada)
    expect(address()).toBe('/')
  },
)

test('R039 nothing guarded is shown or asked for before a visit is decided', async () => {
  const seen: (string | undefined)[] = []
  const stop = $page.listen((page) => seen.push(page?.page))
  goTo('/document/1')
  stop()
  await settled()
  expect(seen).toEqual(['sign-in'])
  expect(api.requests).toEqual([])
})

test.each(['login', 'landing_auth'] as const)(
  'R011 R032 C31 with %s a sign-out ends at /landing_auth, without a way back',
  (redirect) => {
    configure({ signedOutRedirect: redirect })
    updateCurrentUser(ada)
    goTo('/library')
    signOut()
    expect(address()).toBe('/landing_auth')
    expect(history.state?.origin).toBeUndefined()
    updateCurrentUser(ada)
    expect(address()).toBe('/')
  },
)

test('R036 C02 an error page is shown in both states', () => {
  goTo('/error/404')
  expect($page.get()).toMatchObject({ page: 'error', params: { code: '404' } })
  updateCurrentUser(ada)
  expect($page.get()).toMatchObject({ page: 'error', params: { code: '404' } })
})

test('R108 C02 an unknown path is an error page after the sign-in', () => {
  goTo('/no/such/path')
  expect(address()).toBe('/login')
  updateCurrentUser(ada)
  expect(address()).toBe('/no/such/path')
  expect($page.get()?.page).toBe('unknown')
})

test('R122 R130 a page open is recorded on every change of path, not of query or hash', async () => {
  updateCurrentUser(ada)
  goTo('/library')
  goTo('/library?search_term=gold')
  goTo('/library?search_term=gold#top')
  goTo('/document/1')
  goTo('/document/2')
  await vi.waitFor(() => expect(pageOpens()).toHaveLength(4))
  expect(pageOpens()).toEqual(['/', '/library', '/document/1', '/document/2'])
})

test('R129 R138 a renewed token is no visit', async () => {
  updateCurrentUser(ada)
  await vi.waitFor(() => expect(pageOpens()).toHaveLength(1))
  updateCurrentUser({ ...ada, accessToken: 'access-2' })
  await settled()
  expect(pageOpens()).toHaveLength(1)
})

function failing(element: string, status?: number) {
  const failed = document.createElement(element)
  document.body.replaceChildren(failed)
  failed.dispatchEvent(new ErrorEvent({ code: 'x', message: 'x', ...(status !== undefined && { status }) }))
}

test.each([401, 403, 404, 500])(
  'R038 R342 C29 C71 a guarded call that answers %d leads to its error page',
  (status) => {
    updateCurrentUser(ada)
    goTo('/document/1')
    failing('research-document', status)
    expect(address()).toBe(`/error/${status}`)
  },
)

test('R038 C29 a list that fails, and what may be better at another try, lead nowhere', () => {
  updateCurrentUser(ada)
  goTo('/document/1')
  failing('research-feed', 403)
  failing('research-document')
  failing('research-company-profile', 500)
  failing('research-analyst-profile', 429)
  expect(address()).toBe('/document/1')
})

test('R111 a call that failed because the session ended leads to the sign-in, not to an error', () => {
  updateCurrentUser(ada)
  goTo('/document/1')
  signOut()
  failing('research-document', 401)
  expect(address()).toBe('/landing_auth')
})
