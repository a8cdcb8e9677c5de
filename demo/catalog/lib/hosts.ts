import { type Policy, policyFor } from './policy.ts'

/** The pages that a preview can stand on, by the word in its address. */
export const hosts = {
  plain: 'Plain page',
  strict: 'Strict policy',
  trusted: 'Strict policy, Trusted Types',
  hostile: 'Hostile style sheet',
  broken: 'Broken page',
} as const

export type Host = keyof typeof hosts

export const isHost = (value: string): value is Host => Object.hasOwn(hosts, value)

/** No inline script even where a host page would allow it: what is in the address stays text. */
const lenient: Policy = { 'script-src': ["'self'"], 'object-src': ["'none'"] }

/** A page whose owner forgot that elements call an API. */
const forgetful: Policy = { 'default-src': ["'none'"], 'script-src': ["'self'"], 'style-src': ["'self'"] }

function own(host: Host, tag: string): Policy {
  if (host === 'plain' || host === 'hostile') return lenient
  if (host === 'broken') return forgetful
  return policyFor(tag, { source: "'self'", trustedTypes: host === 'trusted' })
}

/** The policy of a preview page; no other site may show it. */
export const hostPolicy = (host: Host, tag: string): Policy => ({
  ...own(host, tag),
  'base-uri': ["'none'"],
  'frame-ancestors': ["'self'"],
})
