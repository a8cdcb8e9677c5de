// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followVisits, nextVisit } from '#portal/visits/visits.ts'
import { $lastVisit } from '#session/last-visit.ts'
import { signOut, updateCurrentUser } from '#session/update.ts'
import { ada } from '../../../support/people.ts'

const MINUTE = 60_000
const NOON = Date.parse('2026-11-06T12:00:00Z')

let stop = () => {}
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  localStorage.clear()
  signOut()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

const visit = (at: number) => {
  stop()
  vi.setSystemTime(at)
  stop = followVisits()
}

test('a visit ends after 30 minutes without activity', () => {
  expect(nextVisit({ last: 1, active: NOON }, NOON + 30 * MINUTE)).toEqual({ last: 1, active: NOON + 30 * MINUTE })
  expect(nextVisit({ last: 1, active: NOON }, NOON + 31 * MINUTE)).toEqual({ last: NOON, active: NOON + 31 * MINUTE })
})

test('there is none before the first visit, and the next one knows when it ended', () => {
  updateCurrentUser(ada)
  visit(NOON)
  expect($lastVisit.get()).toBeUndefined()
  vi.setSystemTime(NOON + 5 * MINUTE)
  window.dispatchEvent(new Event('keydown'))
  visit(NOON + 120 * MINUTE)
  expect($lastVisit.get()).toBe(NOON + 5 * MINUTE)
  // The page is loaded again during the visit.
  visit(NOON + 130 * MINUTE)
  expect($lastVisit.get()).toBe(NOON + 5 * MINUTE)
})

test('nothing is kept for a visitor who is not signed in', () => {
  visit(NOON)
  expect(localStorage.length).toBe(0)
})
