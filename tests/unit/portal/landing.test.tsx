// @vitest-environment happy-dom

import { beforeEach, expect, test } from 'vitest'
import { portalTexts } from '#i18n/en/portal.ts'
import { $page, guardVisits } from '#portal/pages/page.store.ts'
import { pages } from '#portal/pages/pages.tsx'
import { goTo } from '#portal/router/location.ts'
import { matchRoute } from '#portal/router/routes.ts'
import { signOut, updateCurrentUser } from '#session/update.ts'
import { fakeApi } from '../../support/fake-api.ts'
import { ada } from '../../support/people.ts'
import { render } from '../../support/render.ts'

guardVisits()

beforeEach(() => {
  fakeApi()
  signOut()
  goTo('/error/404', { replace: true })
})

const show = (path: string) => {
  const [element] = render(pages.landing.show({ ...matchRoute(path), path }, portalTexts('en'))).all('research-landing')
  return Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]))
}

test('R028 R053 /landing_auth is the landing page with the sign-in form, for visitors', () => {
  goTo('/landing_auth#our_mission')
  expect([location.pathname + location.hash, $page.get()?.page]).toEqual(['/landing_auth#our_mission', 'landing'])
  expect(show('/landing_auth')).toEqual({ 'url-state': 'page' })
  updateCurrentUser(ada)
  expect(location.pathname).toBe('/')
})

test('R035 /landing leads clients to the dashboard, and visitors nowhere before they have signed in', () => {
  const ways = (path: string) =>
    render(pages.landing.show({ ...matchRoute(path), path }, portalTexts('en')))
      .all('research-landing a')
      .map((link) => [link.textContent, link.getAttribute('href')])
  expect(ways('/landing')).toEqual([['Open the dashboard', '/dashboard']])
  expect(ways('/landing_auth')).toEqual([])
})

test('R035 R054 /landing is the same page without the form, for clients', () => {
  goTo('/landing#our_offices')
  expect(location.pathname).toBe('/login')
  updateCurrentUser(ada)
  expect([location.pathname + location.hash, $page.get()?.page]).toEqual(['/landing#our_offices', 'landing'])
  expect(show('/landing')).toEqual({ 'hide-sign-in': '', 'url-state': 'page' })
})
