// @vitest-environment happy-dom

import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { portalTexts } from '#i18n/en/portal.ts'
import { App } from '#portal/app.tsx'
import { $page, guardVisits } from '#portal/pages/page.store.ts'
import { pages } from '#portal/pages/pages.tsx'
import { $linkToken, goTo } from '#portal/router/location.ts'
import { matchRoute } from '#portal/router/routes.ts'
import { userMenuEntries } from '#portal/shell/entries.ts'
import { pageNotifications } from '#session/notifications.ts'
import { signOut, updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi } from '../../support/fake-api.ts'
import { ada } from '../../support/people.ts'
import { render } from '../../support/render.ts'

guardVisits()

let api: FakeApi
beforeEach(() => {
  render(null)
  signOut()
  goTo('/landing_auth', { replace: true })
  api = fakeApi()
})

const address = () => location.pathname + location.search + location.hash
const show = (path: string) => {
  const match = { ...matchRoute(path), path }
  return render(pages[match.page].show(match, portalTexts('en')))
}

test.each(['/passwordless_login', '/reset_password', '/reset_password/abc'])(
  'R027 R029 %s is for signed-out visitors: a reader is sent home',
  (path) => {
    goTo(path)
    expect(address()).toBe(path)
    updateCurrentUser(ada)
    goTo(path)
    expect(address()).toBe('/')
  },
)

test('R035 R065 /change_password is for signed-in users', () => {
  goTo('/change_password')
  expect(address()).toBe('/login')
  updateCurrentUser(ada)
  expect([address(), $page.get()?.page]).toEqual(['/change_password', 'change-password'])
  expect(show('/change_password').all('research-change-password')).toHaveLength(1)
})

test('R045 the user menu leads to Change Password', () => {
  expect(userMenuEntries('/change_password', 'en')).toContainEqual({
    path: '/change_password',
    label: 'Change Password',
    current: 'page',
  })
})

test('R076 R081 one page asks for a reset and, with a token, for the new password', () => {
  const token = (path: string) => show(path).all('research-reset-password')[0]?.getAttribute('reset-token')
  expect(token('/reset_password') ?? '').toBe('')
  expect(token('/reset_password/a%2Fb')).toBe('a/b')
})

test('R081 R085 each of the two has its own title, and the focus goes along from one to the other', () => {
  goTo('/reset_password/abc')
  const view = render(<App />)
  expect(document.title).toBe('Reset Password · Research Portal')
  for (const path of ['/reset_password', '/reset_password/abc']) {
    view.all('a')[0]?.focus()
    act(() => goTo(path))
    expect(document.activeElement?.id).toBe('content')
  }
  act(() => goTo('/reset_password'))
  expect(document.title).toBe('Request Password Reset · Research Portal')
})

test.each(['?passwordless_token=t-1', '#passwordless_token=t-1', '?utm=x&passwordless_token=t-1#top'])(
  'R022 C35 the token of %s leaves the address at once and goes to the sign-in',
  (rest) => {
    goTo(`/passwordless_login${rest}`)
    expect(address()).toBe('/passwordless_login')
    expect($linkToken.get()).toBe('t-1')
    expect(JSON.stringify(history.state)).not.toContain('t-1')
    expect(show('/passwordless_login').all('research-sign-in')[0]?.getAttribute('passwordless-token')).toBe('t-1')
  },
)

test('R022 C35 another link, opened where such a page is shown, gives it the next token', async () => {
  goTo('/passwordless_login?passwordless_token=t-1')
  const page = show('/passwordless_login')
  await act(async () => goTo('/passwordless_login#passwordless_token=t-2'))
  expect(page.all('research-sign-in')[0]?.getAttribute('passwordless-token')).toBe('t-2')
})

test('R022 C35 a token is for its page: whoever goes on and comes back finds the form', () => {
  goTo('/passwordless_login?passwordless_token=t-1')
  goTo('/login')
  expect($linkToken.get()).toBe('')
  goTo('/passwordless_login')
  expect($linkToken.get()).toBe('')
})

test('R022 R023 C35 a sign-in by link leads to where the visitor wanted to go, and home without that', () => {
  goTo('/passwordless_login?passwordless_token=t-1', { origin: '/library' })
  updateCurrentUser(ada)
  expect(address()).toBe('/library')
  signOut()
  goTo('/passwordless_login?passwordless_token=t-2')
  updateCurrentUser(ada)
  expect(address()).toBe('/')
})

test('R022 R029 who is signed in already goes home, and the token is forgotten', () => {
  updateCurrentUser(ada)
  goTo('/passwordless_login?passwordless_token=t-1')
  expect([address(), $linkToken.get()]).toEqual(['/', ''])
})

test.each(['/passwordless_login?passwordless_token=t-1', '/reset_password/abc'])(
  'R029 a reader whose link %s leads home is told why',
  async (link) => {
    pageNotifications.clear()
    updateCurrentUser(ada)
    goTo(link)
    const { $notification } = pageNotifications
    const told = ['You are signed in as Ada Byron. Sign out to use the link.']
    await vi.waitFor(() => expect($notification.get()).toMatchObject({ messages: told, dismissible: true }))
  },
)

test('R023 R029 who has been signed in by the link itself is told nothing, nor whose page took no link', async () => {
  pageNotifications.clear()
  goTo('/passwordless_login?passwordless_token=t-1')
  updateCurrentUser(ada)
  goTo('/reset_password')
  await vi.dynamicImportSettled()
  expect(pageNotifications.$notification.get().messages).toEqual([])
})

test('C45 no token of an address is recorded', async () => {
  updateCurrentUser(ada)
  for (const path of ['/reset_password/secret', '/passwordless_login?passwordless_token=secret', '/companies'])
    goTo(path)
  const recorded = () => JSON.stringify(api.sent('POST capture_event').map(({ json }) => json))
  await vi.waitFor(() => expect(recorded()).toContain('/companies'))
  expect(recorded()).not.toContain('secret')
})
