// @vitest-environment happy-dom

import { expect, test } from 'vitest'
import { portalTexts } from '#i18n/en/portal.ts'
import { ErrorPage } from '#portal/pages/error-page.tsx'
import { pages } from '#portal/pages/pages.tsx'
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
  expect(render(<ErrorPage code="404" />).all('a')).toEqual([])
})

test('R108 C03 an unknown path has the general message and leads to the dashboard', () => {
  const view = visit('/no/such/path')
  expect(view.text()).toContain(other)
  expect(view.control('Go to home').getAttribute('href')).toBe('/dashboard')
})
