// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { canGoBack, goTo } from '../../src/portal/location.ts'

beforeEach(() => history.replaceState(null, '', '/'))

test('R285 a reader who came from outside is not led out again', () => {
  expect(canGoBack()).toBe(false)
})

test('R285 a page that was reached within the portal can be left by going back', () => {
  goTo('/company_profile/7')
  expect(canGoBack()).toBe(true)
})

test('R285 a redirect changes nothing about that', () => {
  goTo('/dashboard', { replace: true })
  expect(canGoBack()).toBe(false)
  goTo('/company_profile/7')
  goTo('/error/403', { replace: true })
  expect(canGoBack()).toBe(true)
})
