import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chromiumCandidates, ownBrowsers } from '#scripts/chromium.mjs'
import { isNodeTooOld, staleReason, staleReasonOf } from '#scripts/lib/installed.mjs'
import { root } from '#scripts/lib/run.mjs'

test.each([
  ['18.20.4', true],
  ['20.18.3', true],
  ['20.19.0', false],
  ['20.20.2', false],
  ['24.0.0', false],
])('Node %s is too old: %s', (version, tooOld) => {
  expect(isNodeTooOld(version)).toBe(tooOld)
})

const lock = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/nanostores': { version: '1.14.3', integrity: 'sha512-a' },
    'node_modules/vite/node_modules/@rolldown/linux': { version: '1.0.0', integrity: 'sha512-b', optional: true },
  },
}
const store = lock.packages['node_modules/nanostores']

test('packages are stale without an installation', () => {
  expect(staleReason(lock, undefined)).toBe('nothing is installed yet')
  expect(staleReason(lock, {})).toBe('nothing is installed yet')
})

test('packages are stale when one is missing or has another version or content', () => {
  const reason = 'nanostores is not the version of the lock file'
  expect(staleReason(lock, { packages: {} })).toBe('nanostores is missing')
  expect(staleReason(lock, { packages: { 'node_modules/nanostores': { ...store, version: '1.14.2' } } })).toBe(reason)
  expect(staleReason(lock, { packages: { 'node_modules/nanostores': { ...store, integrity: 'sha512-c' } } })).toBe(
    reason,
  )
})

test('packages of other platforms and packages too many do not make them stale', () => {
  expect(
    staleReason(lock, { packages: { 'node_modules/nanostores': store, 'node_modules/more': { version: '1.0.0' } } }),
  ).toBeUndefined()
})

test('an optional package of another version makes them stale, named with its scope', () => {
  const old = { version: '0.9.0', integrity: 'sha512-b' }
  const installed = {
    packages: { 'node_modules/nanostores': store, 'node_modules/vite/node_modules/@rolldown/linux': old },
  }
  expect(staleReason(lock, installed)).toBe('@rolldown/linux is not the version of the lock file')
})

test('the packages these tests run with are those of the lock file', () => {
  expect(staleReasonOf(root, { tests: true })).toBeUndefined()
})

const linux = (env: Record<string, string> = {}, caches: Record<string, string[]> = {}) =>
  chromiumCandidates({ env, platform: 'linux', home: '/home/ada', list: (directory) => caches[directory] ?? [] })

test('CHROMIUM_PATH alone decides when it is set', () => {
  expect(linux({ CHROMIUM_PATH: '/opt/mine', PATH: '/usr/bin' })).toEqual(['/opt/mine'])
})

test('Chromium is looked for on the path, then in the usual places, then in Playwright’s caches, newest build first', () => {
  const cache = '/home/ada/.cache/ms-playwright'
  const found = linux(
    { PATH: '/opt/bin:/usr/bin' },
    { [cache]: ['chromium-900', 'firefox-1500', 'chromium-1200', '.links'], [ownBrowsers]: ['chromium-1300'] },
  )
  const places = [
    '/opt/bin/chromium',
    '/opt/bin/google-chrome',
    '/usr/bin/chromium',
    '/snap/bin/chromium',
    `${cache}/chromium-1200/chrome-linux64/chrome`,
    `${cache}/chromium-900/chrome-linux/chrome`,
    join(ownBrowsers, 'chromium-1300/chrome-linux64/chrome'),
  ]
  expect(found.filter((path) => places.includes(path))).toEqual(places)
  expect(found.some((path) => path.includes('firefox'))).toBe(false)
  expect(new Set(found).size).toBe(found.length)
})

test('a cache that Playwright was told to use comes before the user’s', () => {
  const caches = { '/browsers': ['chromium-1'], '/home/ada/.cache/ms-playwright': ['chromium-2'] }
  const found = linux({ PLAYWRIGHT_BROWSERS_PATH: '/browsers' }, caches).filter(
    (path) => path.includes('chromium-1/') || path.includes('chromium-2/'),
  )
  expect(found[0]).toBe('/browsers/chromium-1/chrome-linux64/chrome')
})

test('macOS and Windows have their own usual places', () => {
  const list = () => []
  const mac = chromiumCandidates({ env: {}, platform: 'darwin', home: '/Users/ada', list })
  expect(mac).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome')
  expect(mac).toContain('/Users/ada/Applications/Chromium.app/Contents/MacOS/Chromium')
  const env = { PROGRAMFILES: 'C:\\Program Files' }
  const windows = chromiumCandidates({ env, platform: 'win32', home: 'C:\\Users\\ada', list })
  expect(windows).toContain('C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe')
})
