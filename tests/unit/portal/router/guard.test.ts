import { expect, test } from 'vitest'
import { guard } from '#portal/router/guard.ts'
import { matchRoute } from '#portal/router/routes.ts'

const readings = ['login', 'landing_auth'] as const

const visit = (path: string, signedIn: boolean, more: Partial<Parameters<typeof guard>[0]> = {}) =>
  guard({
    access: matchRoute(path).access,
    signedIn,
    address: `${path}?a=1#b`,
    returnUrl: '/library?x=1',
    signedOutRedirect: 'login',
    passwordDue: false,
    factorDue: false,
    ...more,
  })

const signedOutOnly = [
  '/login',
  '/company_sign_in',
  '/landing_auth',
  '/passwordless_login',
  '/reset_password',
  '/reset_password/token',
]
const signedInOnly = [
  '/',
  '/dashboard',
  '/library',
  '/document/R-1',
  '/companies',
  '/events',
  '/events/upcoming',
  '/media/1/2',
  '/company_profile/1',
  '/analyst_profile/1',
  '/research_preferences',
  '/sales_access_preferences',
  '/landing',
  '/account',
  '/change_password',
  '/download_redirect',
  '/datasets_redirect',
  '/report-page.html',
  '/dashboard.html',
  '/record/1',
  '/no/such/path',
]

test.each(signedOutOnly)('R027 R028 a signed-out visitor sees %s', (path) => {
  expect(visit(path, false)).toEqual({ show: true })
})

test.each(signedOutOnly)('R029 a signed-in user leaves %s for where he wanted to go', (path) => {
  expect(visit(path, true)).toEqual({ show: false, redirect: '/library?x=1' })
})

test.each(signedInOnly)(
  'R030 R034 R035 C01 a signed-out visitor of %s is sent to /login, which remembers it',
  (path) => {
    expect(visit(path, false)).toEqual({ show: false, redirect: '/login', origin: `${path}?a=1#b` })
  },
)

test.each(signedInOnly)('R031 C01 in the other reading a signed-out visitor of %s is sent to /landing_auth', (path) => {
  expect(visit(path, false, { signedOutRedirect: 'landing_auth' })).toEqual({
    show: false,
    redirect: '/landing_auth',
    origin: `${path}?a=1#b`,
  })
})

test.each(signedInOnly)('R034 a signed-in user sees %s', (path) => {
  expect(visit(path, true)).toEqual({ show: true })
})

test.each(readings)(
  'R028 with %s as the redirect both sign-in pages are for signed-out visitors',
  (signedOutRedirect) => {
    for (const path of ['/login', '/landing_auth']) {
      expect(visit(path, false, { signedOutRedirect })).toEqual({ show: true })
      expect(visit(path, true, { signedOutRedirect }).show).toBe(false)
    }
  },
)

test.each([true, false])('R036 C02 an error page is for everyone, signed in (%s) or not', (signedIn) => {
  expect(visit('/error/404', signedIn)).toEqual({ show: true })
})

test.each(signedInOnly.filter((path) => path !== '/change_password'))(
  'R065 who must change the password is led from %s to /change_password',
  (path) => {
    expect(visit(path, true, { passwordDue: true })).toEqual({ show: false, redirect: '/change_password' })
    expect(visit(path, false, { passwordDue: true })).toMatchObject({ redirect: '/login' })
  },
)

test.each(['/change_password', '/error/404'])('R065 who must change the password stays at %s', (path) => {
  expect(visit(path, true, { passwordDue: true })).toEqual({ show: true })
})

test('a user who must add a second factor is sent to the account, and may change the password', () => {
  expect(visit('/library', true, { factorDue: true })).toEqual({ show: false, redirect: '/account' })
  for (const path of ['/account', '/change_password', '/error/404'])
    expect(visit(path, true, { factorDue: true }), path).toEqual({ show: true })
  const both = visit('/library', true, { factorDue: true, passwordDue: true })
  expect(both).toEqual({ show: false, redirect: '/change_password' })
})
