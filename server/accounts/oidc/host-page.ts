import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { HostPage } from '#contract/company-sign-in.ts'
import { badRequest, forbidden } from '#server/platform/http/http-errors.ts'

/** A page of another site that begins a company sign-in, as it is kept. */
export type Host = { origin: string; address: string; challenge: string }

const parse = (address: string | undefined): URL | undefined =>
  address !== undefined && URL.canParse(address) ? new URL(address) : undefined

/**
 * The page that a call comes from. Its origin is what the browser says, and must be in the list; its address must be of that
 * origin, or the code would be sent elsewhere. Throws 403 and 400.
 */
export function readHost(
  request: FastifyRequest,
  { address, challenge }: HostPage,
  { origins, portalUrl }: { origins: readonly string[]; portalUrl: string },
): Host {
  const { origin } = request.headers
  if (origin === undefined || !origins.includes(origin) || origin === new URL(portalUrl).origin)
    throw forbidden('Pages of this origin may not sign in at a company.')
  const url = parse(address)
  if (url?.origin !== origin || url.username !== '' || url.password !== '')
    throw badRequest('The address must be of the page that calls.')
  url.hash = ''
  return { origin, address: url.href, challenge }
}

/** Whether a page of this origin has led the browser here. Browsers say so themselves, so no other site can pretend to. */
export const isLedBy = ({ headers }: FastifyRequest, origin: string): boolean =>
  parse(headers.referer)?.origin === origin

/** What is kept of the verifier that the page shows with its code, as in PKCE (S256). */
export const toChallenge = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')
