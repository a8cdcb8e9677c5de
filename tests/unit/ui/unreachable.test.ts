// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { configure } from '#config/configure.ts'
import { tellOperator, tellUnreachable } from '#ui/states/unreachable.ts'

afterEach(() => configure({ apiBaseUrl: '/api/' }))

test('embedding 12: offline is said only where the browser has no network', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  configure({ apiBaseUrl: 'https://api.example/' })
  expect(tellUnreachable('en')).toBe('You appear to be offline.')
  expect(tellOperator('en')).toBeUndefined()
})

test('embedding 12: a server that cannot be reached is called so', () => {
  expect(tellUnreachable('en')).toBe("We couldn't reach the research server.")
  expect(tellOperator('en')).toBeUndefined()
})

test('embedding 12: on another origin a line for its owner names the variable and the origin', () => {
  configure({ apiBaseUrl: 'https://api.example/' })
  expect(tellUnreachable('en')).toBe("We couldn't reach the research server.")
  expect(tellOperator('en')).toBe(
    `If you run this site, check that ALLOWED_ORIGINS of the server lists ${location.origin}.`,
  )
})
