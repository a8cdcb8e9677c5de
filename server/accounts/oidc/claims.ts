import { toMailDomain } from '#server/firms/mail-domain.ts'
import { isAddress } from '#server/platform/mail/mail-address.ts'
import type { Claims } from './provider-client.ts'

/** The user who came back from a provider. */
export type Identity = { issuer: string; subject: string; username: string; name: string; groups: string[] }

const LONGEST = 255

/** Groups more than which nobody is in; they are compared with those of the firm. */
const MOST_GROUPS = 2000

const toText = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** A list, or one value. */
const toList = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value])
    .slice(0, MOST_GROUPS)
    .filter((one): one is string => typeof one === 'string' && one !== '')

/** `true` as text too: some providers send what their directory holds. */
const isTrue = (value: unknown) => value === true || value === 'true' || value === 1 || value === '1'

type Reading = { domains: readonly string[]; groupsClaim: string; verifiedClaim: string }

/** Who the verified claims are of; undefined: without a verified mail address of one of the domains of the firm. */
export function toIdentity(claims: Claims, { domains, groupsClaim, verifiedClaim }: Reading): Identity | undefined {
  const username = toText(claims.email).toLowerCase()
  const domain = toMailDomain(username)
  if (!isAddress(username) || domain === undefined || !domains.includes(domain)) return undefined
  if (!isTrue(claims[verifiedClaim])) return undefined
  const names = [toText(claims.name), [claims.given_name, claims.family_name].map(toText).join(' ').trim()]
  return {
    issuer: claims.iss,
    subject: claims.sub,
    username,
    name: (names.find((name) => name !== '') ?? '').slice(0, LONGEST),
    groups: toList(claims[groupsClaim]),
  }
}
