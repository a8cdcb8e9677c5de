// @vitest-environment happy-dom
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toReturnUrl } from '#portal/router/location.ts'

test.each(['/library?search_term=gold#top', '/document/R%2F1', '/'])('R016 R029 %s is a way back', (origin) => {
  expect(toReturnUrl(origin)).toBe(origin)
})

test('R016 the way back from an absolute address of the portal is its path', () => {
  expect(toReturnUrl('http://localhost:3000/library?x=1')).toBe('/library?x=1')
})

test.each([
  '//evil.example',
  'https://evil.example/library',
  'http://localhost:3001/',
  '/\\evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://localhost:3000//evil.example',
  '/.//evil.example',
  'https://',
])('R016 C45 %s leads home', (origin) => {
  expect(toReturnUrl(origin)).toBe('/')
})

test('R016 without a way back a sign-in leads home', () => {
  expect(toReturnUrl(undefined)).toBe('/')
})

test('R016 C45 whatever it is given, the way back stays in the portal', () => {
  const parts = fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    ':',
    '@',
    'http:',
    'javascript:',
    'evil.example',
    '?',
    '#',
    '%2F',
  )
  const hostile = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.array(parts).map((list) => list.join('')),
  )
  fc.assert(
    fc.property(hostile, (origin) => {
      expect(toReturnUrl(origin)).toMatch(/^\/(?!\/)/)
      expect(new URL(toReturnUrl(origin), location.href).origin).toBe(location.origin)
    }),
  )
})
