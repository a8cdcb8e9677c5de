import { isIPv6 } from 'node:net'

const MAPPED_IPV4 = /^(?:0*:)*(?:::)?ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i

/** IPv4 within IPv6, as a socket for both has it, is IPv4. */
export const toPlainAddress = (address: string): string => MAPPED_IPV4.exec(address)?.[1] ?? address

/** Of the eight groups of an IPv6 address, those that a provider gives to a customer. */
const CUSTOMER = 4

/** The eight groups; a final IPv4 address, which only `::ffff:` has in practice, is two of them. */
function parseGroups(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').replace(/\d{1,3}(?:\.\d{1,3}){3}$/, '0:0').split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = tail === undefined ? 0 : 8 - first.length - last.length
  return [...first, ...Array<string>(missing).fill('0'), ...last]
}

/**
 * What counts as one client: an IPv4 address, or the first 64 bits of an IPv6 address, of which every customer has 2^64 to
 * try with.
 */
export function toClient(address: string): string {
  const plain = toPlainAddress(address)
  if (!isIPv6(plain)) return plain
  const network = parseGroups(plain).slice(0, CUSTOMER)
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** What Fastify believes of `X-Forwarded-For`: of so many proxies in front, or of those at these addresses. */
export const toTrustProxy = (
  proxies: number | string | false,
): false | string | ((address: string, hop: number) => boolean) =>
  typeof proxies === 'number' ? (_, hop) => hop < proxies : proxies
