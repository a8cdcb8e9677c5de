import { domainToASCII } from 'node:url'

const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?'
const DOMAIN = new RegExp(`^(?=.{4,253}$)(?:${LABEL}\\.)+[a-z](?:[a-z\\d-]{0,61}[a-z\\d])$`)

/** A mail domain in the one spelling that is kept: lower case, ASCII (IDNA), without a final dot; undefined: it is none. */
export function parseDomain(text: string): string | undefined {
  const domain = domainToASCII(text.trim().replace(/^@/, '').replace(/\.$/, '')).toLowerCase()
  return DOMAIN.test(domain) ? domain : undefined
}

/** The domain of a mail address; undefined: it has none. */
export const toMailDomain = (address: string): string | undefined => {
  const at = address.lastIndexOf('@')
  return at > 0 ? parseDomain(address.slice(at + 1)) : undefined
}
