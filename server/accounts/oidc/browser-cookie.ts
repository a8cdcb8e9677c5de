import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashToken, isToken, newToken } from '#server/access/tokens.ts'
import { readCookie } from '#server/platform/http/cookies.ts'
import { isLoopback } from '#server/platform/http/loopback.ts'

/** Browsers take `__Host-` cookies over https and from this machine; no other site can set one. */
function cookieFor({ protocol, hostname }: FastifyRequest): { name: string; flags: string } {
  // Lax, since the provider leads back from another site.
  const flags = 'Path=/; HttpOnly; SameSite=Lax'
  return protocol === 'https' || isLoopback(hostname)
    ? { name: '__Host-research-oidc', flags: `${flags}; Secure` }
    : { name: 'research-oidc', flags }
}

/** The browser that a request comes from, as it is kept; undefined: it has begun no sign-in. */
export function readBrowser(request: FastifyRequest): string | undefined {
  const value = readCookie(request, cookieFor(request).name)
  return isToken(value) ? hashToken(value) : undefined
}

/**
 * Marks the browser for so many seconds, and returns the mark as it is kept. Tabs that sign in at once share it, so it ends by its
 * time alone. What it stands for is spent with the sign-in.
 */
export function markBrowser(request: FastifyRequest, reply: FastifyReply, seconds: number): string {
  const { name, flags } = cookieFor(request)
  const known = readCookie(request, name)
  const value = isToken(known) ? known : newToken()
  reply.header('Set-Cookie', `${name}=${value}; ${flags}; Max-Age=${seconds}`)
  return hashToken(value)
}
