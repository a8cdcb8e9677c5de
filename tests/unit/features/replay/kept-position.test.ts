// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptPosition } from '#features/replay/kept-position.ts'
import { signOut, updateCurrentUser } from '#session/update.ts'
import { ada, grace } from '../../../support/people.ts'

beforeEach(() => updateCurrentUser(ada))
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

test('R334 a film goes on where this reader left it in this tab', () => {
  keptPosition('v1').keep(65.4, 150)
  expect(keptPosition('v1').at).toBe(65)
  expect(keptPosition('v2').at).toBe(0)
  updateCurrentUser(grace)
  expect(keptPosition('v1').at).toBe(0)
})

test.each([
  [4, 150],
  [145, 150],
  [0, 150],
])('R334 at %d of %d seconds there is nothing to come back to', (seconds, duration) => {
  keptPosition('v1').keep(65, 150)
  keptPosition('v1').keep(seconds, duration)
  expect(keptPosition('v1').at).toBe(0)
  expect(sessionStorage).toHaveLength(0)
})

test('R011 embedding 25: it goes with the session, and is not written again by a player that still stands', () => {
  const kept = keptPosition('v1')
  kept.keep(65, 150)
  signOut()
  expect(sessionStorage).toHaveLength(0)
  kept.keep(70, 150)
  expect(sessionStorage).toHaveLength(0)
})

test('embedding 25: where storage is closed, the page remembers', () => {
  vi.stubGlobal('sessionStorage', undefined)
  keptPosition('v3').keep(65, 150)
  expect(keptPosition('v3').at).toBe(65)
})

test('embedding 25: looking writes nothing, and what is no number is no position', () => {
  keptPosition('v1')
  expect(sessionStorage).toHaveLength(0)
  sessionStorage.setItem('research-portal:replay:Ada Byron:v1', 'much')
  expect(keptPosition('v1').at).toBe(0)
})
