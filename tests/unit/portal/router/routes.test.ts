import { expect, test } from 'vitest'
import { exists, matchRoute } from '#portal/router/routes.ts'

test.each(['/', '/dashboard'])('R040 R236 %s is the dashboard', (path) => {
  expect(matchRoute(path).page).toBe('dashboard')
})

test.each([
  ['/document/R%2F1%20%C3%BC', 'document', { id: 'R/1 ü' }],
  ['/company_profile/7', 'company', { id: '7' }],
  ['/analyst_profile/7', 'analyst', { id: '7' }],
  ['/error/403', 'error', { code: '403' }],
])('R037 the segments of %s are decoded', (path, page, params) => {
  expect(matchRoute(path)).toMatchObject({ page, params })
})

test.each(['/document', '/document/', '/document/a/b', '/dashboard/x', '/Dashboard', '/error', '/x'])(
  'R108 C02 no route knows %s: an error page, for signed-in users',
  (path) => {
    expect(matchRoute(path)).toEqual({ page: 'unknown', access: 'signed-in', params: {} })
  },
)

test.each([
  ['/events', 'events', {}],
  ['/events/past', 'events', { view: 'past' }],
  ['/events/17', 'event', { id: '17' }],
  ['/events/ev-17%2Fb', 'event', { id: 'ev-17/b' }],
  ['/events/later', 'unknown', {}],
])('R307 C66 %s is a list of events, an event by an id, which has a digit, or nothing', (path, page, params) => {
  expect(matchRoute(path)).toMatchObject({ page, params })
})

test.each(['/research_preferences', '/sales_access_preferences'])('R343 %s is the page of preferences', (path) => {
  expect(matchRoute(path)).toMatchObject({ page: 'preferences', access: 'signed-in' })
})

test('R108 navigation shows nothing that is not there', () => {
  expect(exists('/dashboard')).toBe(true)
  expect(exists('/no/such/path')).toBe(false)
})
