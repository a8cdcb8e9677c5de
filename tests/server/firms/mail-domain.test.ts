import { expect, test } from 'vitest'
import { grantedTo } from '#server/firms/groups.ts'
import { parseDomain, toMailDomain } from '#server/firms/mail-domain.ts'
import { isWithin, listNetworks, parseNetwork } from '#server/platform/http/networks.ts'

test.each([
  ['Example.COM', 'example.com'],
  ['@example.com', 'example.com'],
  ['example.com.', 'example.com'],
  ['Bücher.example', 'xn--bcher-kva.example'],
  ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
  ['ｅｘａｍｐｌｅ.com', 'example.com'],
])('%s is kept as %s', (text, domain) => {
  expect(parseDomain(text)).toBe(domain)
})

test.each(['', 'example', '-a.com', 'a..com', 'a b.com', 'a@b.com', '192.0.2.1', 'a_b.com', `${'a'.repeat(64)}.com`])(
  '%s is no mail domain',
  (text) => {
    expect(parseDomain(text)).toBeUndefined()
  },
)

test.each([
  ['anna@example.com', 'example.com'],
  ['"a@evil.com"@example.com', 'example.com'],
  ['anna@example.com@evil.com', 'evil.com'],
  ['@example.com', undefined],
  ['anna', undefined],
])('the domain of %s is %s', (address, domain) => {
  expect(toMailDomain(address)).toBe(domain)
})

test.each([
  ['192.0.2.0/24', '192.0.2.0/24'],
  ['192.0.2.7', '192.0.2.7/32'],
  ['2001:DB8::/32', '2001:db8::/32'],
  ['::1', '::1/128'],
  ['192.0.2.0/33', undefined],
  ['2001:db8::/129', undefined],
  ['192.0.2', undefined],
  ['example.com', undefined],
])('the network %s is %s', (text, network) => {
  expect(parseNetwork(text)).toBe(network)
})

test.each([
  ['192.0.2.7', true],
  ['::ffff:192.0.2.7', true],
  ['192.0.3.7', false],
  ['2001:db8:ffff::1', true],
  ['2001:db9::1', false],
  ['fe80::1%eth0', false],
  ['unknown', false],
  ['', false],
])('%s is within: %s', (address, expected) => {
  expect(isWithin(address, listNetworks(['192.0.2.0/24', '2001:db8::/32']))).toBe(expected)
})

const group = (value: string, level: number, region_ids: number[] | null) => ({
  firm_id: 1,
  value,
  level,
  region_ids,
  asset_class_ids: null,
  libraries: null,
})

test('of several groups those of the highest level count, and their lists are joined', () => {
  const known = [group('a', 2, [1]), group('b', 2, [2, 1]), group('c', 1, null), group('*', 0, null)]
  expect(grantedTo(known, ['a', 'b', 'c'])).toMatchObject({ level: 2, region_ids: [1, 2], libraries: null })
  expect(grantedTo(known, ['c', 'unknown'])).toMatchObject({ level: 1, region_ids: null })
  expect(grantedTo(known, ['unknown'])).toMatchObject({ level: 0 })
  expect(grantedTo(known.slice(0, 3), ['unknown'])).toBeUndefined()
})
