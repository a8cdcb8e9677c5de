// @vitest-environment happy-dom

import { expect, test, vi } from 'vitest'
import { portalTexts } from '#i18n/en/portal.ts'
import { ErrorPage } from '#portal/pages/error-page.tsx'
import { pages } from '#portal/pages/pages.tsx'
import { $location, followLink, goTo } from '#portal/router/location.ts'
import { matchRoute } from '#portal/router/routes.ts'
import { render } from '../../support/render.ts'

const other = "We couldn't find the page you were looking for."

const visit = (path: string) => {
  const match = { ...matchRoute(path), path }
  return render(pages[match.page].show(match, portalTexts('en')))
}

test.each([
  ['R102', '404', "We couldn't find the document or event you were looking for."],
  ['R103', '401', "Your subscription level doesn't provide access to this document."],
  ['R104', '403', 'The profile or page you requested is not active.'],
  ['R105', '500', 'Something went wrong. Please try again later.'],
  ['R106', '418', other],
  ['R106', 'constructor', other],
])('%s /error/%s says "%s"', (_, code, text) => {
  expect(
    visit(`/error/${code}`)
      .all('h1')
      .map(({ textContent }) => textContent),
  ).toEqual([text])
})

test('R107 C03 an error page leads home by its button', () => {
  expect(visit('/error/404').control('Go to home').getAttribute('href')).toBe('/')
})

test('R107 the button is optional', () => {
  expect(render(<ErrorPage code="404" />).text()).not.toContain('Go to home')
})

test('R108 C03 an unknown path has the general message and leads to the dashboard', () => {
  const view = visit('/no/such/path')
  expect(view.text()).toContain(other)
  expect(view.control('Go to home').getAttribute('href')).toBe('/dashboard')
})

test('R105 a page that failed can be opened again, where it was', async () => {
  goTo('/document/7')
  goTo('/error/500', { replace: true, origin: '/document/7?find=bank' })
  const view = visit('/error/500')
  await vi.waitFor(() => view.click(view.control('Try again')))
  expect(location.pathname + location.search).toBe('/document/7?find=bank')
})

test.each([
  ['404', 'signed out', 'sign in'],
  ['401', 'signed out', 'You are not signed in'],
  ['500', 'signed out', 'Try again in a moment'],
])('R102 R105 /error/%s says what to do to a user who is %s', async (code, _, advice) => {
  const view = visit(`/error/${code}`)
  await vi.waitFor(() => expect(view.text()).toContain(advice))
})

test.each(['401', '404'])(
  'R033 R103 /error/%s leads a visitor to the sign-in, and then to where they came from',
  async (code) => {
    goTo(`/error/${code}`, { origin: '/document/7?find=bank' })
    const view = visit(`/error/${code}`)
    const signIn = await vi.waitFor(() => view.control('Sign In'))
    expect(view.all('.r-button--primary')).toEqual([signIn])
    followLink((signIn as HTMLAnchorElement).href)
    expect($location.get()).toMatchObject({ path: '/login', origin: '/document/7?find=bank' })
  },
)

test('R105 a server error has one primary action: to try again', async () => {
  const view = visit('/error/500')
  const again = await vi.waitFor(() => view.control('Try again'))
  expect(view.all('.r-button--primary')).toEqual([again])
})
