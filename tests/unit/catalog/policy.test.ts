import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hostPolicy, hosts } from '#demo/catalog/lib/hosts.ts'
import { hashOf, policyFor, policyText } from '#demo/catalog/lib/policy.ts'
import { widgets } from '#widgets/all-specs.ts'

const source = 'https://research.example'
const common = `default-src 'none'; script-src ${source}; style-src ${source}; connect-src ${source}; img-src ${source}; font-src ${source}`
const more: Readonly<Record<string, string>> = {
  'research-replay': `; media-src ${source} blob:`,
  'research-document': '; frame-src blob:',
}

test.each(widgets.map(({ spec }) => spec.tag))(
  'embedding 2: %s gets the strict policy and what it alone needs',
  (tag) => {
    expect(policyText(policyFor(tag, { source }))).toBe(common + (more[tag] ?? ''))
  },
)

test('embedding 2: Trusted Types and the hash of an inline script stand where a header has them', () => {
  const policy = policyFor('research-feed', { source, hashes: ['sha256-abc='], trustedTypes: true })
  expect(policy['script-src']).toEqual([source, "'sha256-abc='"])
  expect(policyText(policy)).toMatch(/; require-trusted-types-for 'script'; trusted-types dompurify$/)
  expect(policyText(policy, ';\n').split('\n')).toHaveLength(8)
})

test('embedding 18: the hash of an inline script is that of its bytes', async () => {
  const text = '\n  { "integrity": { "ä": "sha384-x" } }\n'
  expect(await hashOf(text)).toBe(`sha256-${createHash('sha256').update(text).digest('base64')}`)
})

test.each(Object.keys(hosts) as (keyof typeof hosts)[])(
  'embedding 23: no preview on a %s page runs inline script or stands in a foreign frame',
  (host) => {
    const policy = hostPolicy(host, 'research-feed')
    expect(policy['script-src']).toEqual(["'self'"])
    expect(policy['frame-ancestors']).toEqual(["'self'"])
    expect(policyText(policy)).not.toContain('unsafe')
  },
)

test.each(['__proto__', 'constructor', 'valueOf'])(
  'embedding 2: an element that is none, %s, has the policy of any',
  (tag) => {
    expect(policyFor(tag, { source: 'https://research.example' })).toEqual(
      policyFor('research-feed', { source: 'https://research.example' }),
    )
  },
)
