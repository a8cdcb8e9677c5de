// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { memoryTab, pageTab } from '#search/state/tab-state.ts'

beforeEach(() => history.replaceState({ visit: 'a' }, '', '/company_profile/1?x=1'))

test('R050 the tab goes into the hash; the path, the query and the state of the entry stay', () => {
  const steps = history.length
  const tab = pageTab()
  tab.select('company-financials')
  expect(tab.$tab.get()).toBe('company-financials')
  expect(location.pathname + location.search + location.hash).toBe('/company_profile/1?x=1#company-financials')
  expect(history.state).toEqual({ visit: 'a' })
  expect(history.length).toBe(steps)
})

test('R050 a step of the history and another hash are followed, as long as somebody listens', () => {
  const tab = pageTab()
  history.replaceState(null, '', '#early')
  const stop = tab.follow()
  expect(tab.$tab.get()).toBe('early')
  history.replaceState(null, '', '#b')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(tab.$tab.get()).toBe('b')
  stop()
  history.replaceState(null, '', '#c')
  window.dispatchEvent(new HashChangeEvent('hashchange'))
  expect(tab.$tab.get()).toBe('b')
})

test('embedding 26: a tab in memory neither reads nor writes the address', () => {
  history.replaceState(null, '', '#mine')
  const tab = memoryTab()
  tab.follow()
  expect(tab.$tab.get()).toBe('')
  tab.select('b')
  expect(tab.$tab.get()).toBe('b')
  expect(location.hash).toBe('#mine')
})
