import { beforeEach, expect, test, vi } from 'vitest'
import { checkSettings } from '#config/check-settings.ts'

const warnings: string[] = []

beforeEach(() => {
  warnings.length = 0
  vi.spyOn(console, 'warn').mockImplementation((text) => warnings.push(text))
})

test('good settings pass without a word', () => {
  const settings = {
    apiBaseUrl: 'https://api.example/',
    signedOutRedirect: 'landing_auth',
    labels: { sector: 'Industry' },
    semanticYearsLimit: 0,
    fileTokens: 'exchange',
    refreshCookie: 'http-only',
    trustedOrigins: ['https://files.example'],
    locale: 'de-DE',
    paths: { auth: 'v2/auth' },
  }
  expect(checkSettings(settings, 'test')).toEqual(settings)
  expect(warnings).toEqual([])
})

test('an unknown key warns with its name and its source, and is left out', () => {
  expect(checkSettings({ apiBaseURL: '/x/', portalUrl: '/' }, 'page')).toEqual({ portalUrl: '/' })
  expect(warnings).toEqual(['research-portal: page: unknown key "apiBaseURL", ignored.'])
})

test.each([
  ['apiBaseUrl', 5],
  ['apiBaseUrl', null],
  ['apiBaseUrl', 'https://'],
  ['apiBaseUrl', 'ftp://api.example/'],
  ['portalUrl', 'https://'],
  ['portalUrl', 'javascript:alert(1)'],
  ['signedOutRedirect', 'home'],
  ['analytics', false],
  ['analytics', 'yes'],
  ['fileTokens', true],
  ['fileTokens', 'file'],
  ['session', 'storage'],
  ['refreshCookie', true],
  ['refreshCookie', 'secure'],
  ['getAccessToken', 'https://host.example/token'],
  ['labels', ['Sector']],
  ['labels', { sector: 3 }],
  ['disableProfileLinks', true],
  ['semanticYearsLimit', -1],
  ['semanticYearsLimit', '3'],
  ['trustedOrigins', 'https://files.example'],
  ['trustedOrigins', [1]],
  ['trustedOrigins', ['https://files.example', 'files.example']],
  ['trustedOrigins', ['mailto:files@example.com']],
  ['locale', 'not a locale'],
  ['messages', { 'feed.more': {} }],
])('%s: %j warns and is left out', (key, value) => {
  expect(checkSettings({ [key]: value }, 'page')).toEqual({})
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toContain(`"${key}"`)
})

test.each([null, 'text', 3, [[]]])('what is no object (%j) is ignored as a whole', (given) => {
  expect(checkSettings(given, 'page')).toEqual({})
  expect(warnings).toHaveLength(1)
})

test('a key that every object has is unknown all the same', () => {
  expect(checkSettings(JSON.parse('{"__proto__": {"locale": "x"}, "constructor": "y"}'), 'page')).toEqual({})
  expect(warnings).toHaveLength(2)
})

test('C45 a trusted origin may be given as any address of its site', () => {
  const trustedOrigins = ['https://files.example/', 'HTTPS://Files.example:443/a?b']
  const origin = 'https://files.example'
  expect(checkSettings({ trustedOrigins }, 'page')).toEqual({ trustedOrigins: [origin, origin] })
  expect(warnings).toEqual([])
})

test.each(['', '/portal', 'portal/', 'http://portal.example'])('R131 %j is an address', (address) => {
  const settings = { apiBaseUrl: address, portalUrl: address }
  expect(checkSettings(settings, 'page')).toEqual(settings)
})
