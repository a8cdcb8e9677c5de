import { isIP } from 'node:net'
import { provider } from '#server/platform/config/provider.ts'
import { isLoopback } from '#server/platform/http/loopback.ts'

/** Whom passkeys are made for, as the browser shows it, and the pages that may ask for them. */
export type RelyingParty = {
  /** A domain. A browser gives a passkey to pages of this domain and of those below it only. */
  id: string
  name: string
  /** Exactly as browsers send them. */
  origins: string[]
}

/**
 * Passkeys belong to the domain of the portal. Of the other allowed origins those within it count as well. Undefined where the
 * portal has no name: browsers make no passkeys for addresses.
 */
export function toRelyingParty(portalUrl: string, allowedOrigins: readonly string[]): RelyingParty | undefined {
  const portal = new URL(portalUrl)
  // The other name of this machine is an address.
  if (isLoopback(portal.hostname)) portal.hostname = 'localhost'
  const { hostname: id, origin } = portal
  if (isIP(id.replace(/^\[|\]$/g, '')) !== 0) return undefined
  const fits = (other: string) => {
    const { hostname } = new URL(other)
    return hostname === id || hostname.endsWith(`.${id}`)
  }
  return { id, name: provider, origins: [...new Set([origin, ...allowedOrigins.filter(fits)])] }
}
