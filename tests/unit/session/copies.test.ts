// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { clearCookies } from '../../support/cookies.ts'
import { ada } from '../../support/people.ts'
import { loadCopy, openTab } from '../../support/tabs.ts'

beforeEach(clearCookies)

test('two copies of the bundle on one page share the session', async () => {
  const first = await openTab()
  const second = await loadCopy()
  expect(second.updateCurrentUser).not.toBe(first.updateCurrentUser)
  first.updateCurrentUser(ada)
  expect(second.$session.get()).toMatchObject({ state: 'signed-in', ...ada })
  second.signOut()
  expect(first.$session.get()).toMatchObject({ state: 'signed-out' })
})

test('two copies of the bundle on one page share the settings', async () => {
  const first = await openTab()
  const second = await loadCopy()
  const { configure } = await import('#config/configure.ts')
  configure({ apiBaseUrl: 'https://api.example/v1' })
  expect(first.apiBase().href).toBe('https://api.example/v1/')
  expect(second.apiBase().href).toBe('https://api.example/v1/')
})
