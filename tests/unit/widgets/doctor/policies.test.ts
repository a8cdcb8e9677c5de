import { afterEach, describe, expect, test, vi } from 'vitest'
import { allows, deciding, readPolicies } from '#widgets/doctor/policies.ts'

const page = (address: string) => {
  vi.stubGlobal('document', { baseURI: address })
  vi.stubGlobal('origin', new URL(address).origin)
}
afterEach(() => void vi.unstubAllGlobals())

const policy = (text: string) => {
  const [read] = readPolicies(text)
  if (!read) throw new Error('no policy')
  return read
}

describe('embedding 23: what a policy lets through', () => {
  const api = 'https://api.example/api/'
  test.each([
    ['connect-src https://api.example', api, true],
    ['connect-src api.example', api, true],
    ['connect-src https://api.example/', api, true],
    ['connect-src https://api.example/api/', api, true],
    ['connect-src https://api.example/other/', api, false],
    ['connect-src https://api.example:443', api, true],
    ['connect-src https://api.example:8443', api, false],
    ['connect-src https://*.example', api, true],
    ['connect-src *', api, true],
    ['connect-src https:', api, true],
    ['connect-src http://api.example', api, true],
    ['connect-src https://api.example', 'http://api.example/api/', false],
    ["connect-src 'self'", api, false],
    ["connect-src 'none'", api, false],
    ["default-src 'none'", api, false],
    ["default-src https://api.example; connect-src 'self'", api, false],
    ['img-src https://api.example', api, true],
    ["connect-src 'self'", 'https://host.example/api/', true],
    ['connect-src *', 'blob:', false],
    ['connect-src blob:', 'blob:', true],
  ])('%s: %s is %s', (text, address, expected) => {
    page('https://host.example/page')
    expect(allows(policy(text), 'connect-src', address)).toBe(expected)
  })

  test('a script may be trusted in ways that a policy alone does not show', () => {
    page('https://host.example/page')
    expect(allows(policy("script-src 'nonce-1' 'strict-dynamic'"), 'script-src', api)).toBe(true)
  })

  test('frames fall back to child-src, then to default-src', () => {
    expect(deciding(policy("child-src 'self'; default-src 'none'"), 'frame-src')).toBe('child-src')
    expect(deciding(policy("default-src 'none'"), 'frame-src')).toBe('default-src')
    expect(deciding(policy("script-src 'self'"), 'frame-src')).toBeUndefined()
  })

  test('a header holds several policies, and the first directive of a name counts', () => {
    expect(readPolicies("img-src a; img-src b, connect-src 'self'").map((each) => [...each])).toEqual([
      [['img-src', ['a']]],
      [['connect-src', ["'self'"]]],
    ])
  })
})
