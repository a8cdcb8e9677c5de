// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { apiBase, portalLink } from '#config/config.ts'
import { configure } from '#config/configure.ts'

beforeEach(() => configure({ apiBaseUrl: '/api/', portalUrl: '' }))

test.each([
  ['/api/', 'http://localhost:3000/api/'],
  ['/api', 'http://localhost:3000/api/'],
  ['https://api.example', 'https://api.example/'],
  ['https://api.example/v1', 'https://api.example/v1/'],
])('R131 the API at %s is at %s', (apiBaseUrl, address) => {
  configure({ apiBaseUrl })
  expect(apiBase().href).toBe(address)
})

test('a path of the portal leads into the page itself, or to the portal of an embedding page', () => {
  expect(portalLink('/document/R-1')?.href).toBe('http://localhost:3000/document/R-1')
  configure({ portalUrl: 'https://portal.example' })
  expect(portalLink('/document/R-1')?.href).toBe('https://portal.example/document/R-1')
  expect(portalLink('https://other.example/x')?.href).toBe('https://other.example/x')
})

test('C45 an unsafe address is no link of the portal', () => {
  expect(portalLink('javascript:alert(1)')).toBeUndefined()
  expect(portalLink(null)).toBeUndefined()
})
