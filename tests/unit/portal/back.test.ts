// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { goBack, goTo } from '#portal/router/location.ts'
import { pageQuery } from '#search/state/page-query.ts'

let steps = vi.spyOn(history, 'go')

beforeEach(() => {
  history.replaceState(null, '', '/')
  steps = vi.spyOn(history, 'go').mockImplementation(() => {})
})

test('R285 a reader who came from outside is not led out again', () => {
  expect(goBack()).toBe(false)
  expect(steps).not.toHaveBeenCalled()
})

test('R285 a page that was reached within the portal is left by going back', () => {
  goTo('/company_profile/7')
  expect(goBack()).toBe(true)
  expect(steps).toHaveBeenLastCalledWith(-1)
})

test('R285 searches and filters made on the page are gone back over', () => {
  goTo('/analyst_profile/7')
  const query = pageQuery()
  query.set(new URLSearchParams('search_term=cable'), 'push')
  query.set(new URLSearchParams('search_term=grid'), 'push')
  expect(goBack()).toBe(true)
  expect(steps).toHaveBeenLastCalledWith(-3)
})

test('R285 a redirect changes nothing about that', () => {
  goTo('/dashboard', { replace: true })
  expect(goBack()).toBe(false)
  goTo('/company_profile/7')
  goTo('/error/403', { replace: true })
  expect(goBack()).toBe(true)
})
