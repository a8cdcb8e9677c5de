// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { configure } from '#config/configure.ts'
import { tellUnreachable } from '#ui/states/unreachable.ts'

afterEach(() => configure({ apiBaseUrl: '/api/' }))

test('embedding 12: offline is said only where the browser has no network', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(tellUnreachable('en')).toBe('You appear to be offline.')
})

test('embedding 12: a server that cannot be reached is called so', () => {
  expect(tellUnreachable('en')).toBe("We couldn't reach the research server.")
})

test('embedding 12: on another origin it says which one the server has to allow', () => {
  configure({ apiBaseUrl: 'https://api.example/' })
  expect(tellUnreachable('en')).toBe(
    `We couldn't reach the research server. If you run this site, check that the server allows ${location.origin}.`,
  )
})
