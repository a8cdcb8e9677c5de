import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readCookie } from './cookies.ts'
import type { CsrfNames } from './csrf-names.ts'
import { forbidden } from './http-errors.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Paths without pages of the portal. The documentation of the elements calls no API. */
const ELSEWHERE = /^\/(?:api|widgets|outbox)(?:[/?]|$)/

const isSame = (one: string, other: string): boolean =>
  Buffer.byteLength(one) === Buffer.byteLength(other) && timingSafeEqual(Buffer.from(one), Buffer.from(other))

function isOwn({ headers, protocol, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return site === undefined ? headers.origin === `${protocol}://${host}` : site === 'same-origin'
}

/**
 * Gives pages of the portal a token in a cookie that their script reads and sends back as a header (R135). The
 * server stores nothing and signs nothing: sessions are bearer tokens, which no browser sends by itself, so a signature would protect nothing that the
 * same-origin policy does not.
 */
export function setCsrfCookie(app: FastifyInstance, { cookie }: CsrfNames): void {
  app.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply) => {
    const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html')
    if (!isPage || request.method !== 'GET' || ELSEWHERE.test(request.url) || readCookie(request, cookie) !== '') return
    const secure = request.protocol === 'https' ? '; Secure' : ''
    reply.header('Set-Cookie', `${cookie}=${randomBytes(18).toString('base64url')}; Path=/; SameSite=Lax${secure}`)
  })
}

/**
 * Hook of the API: a change asked for by the portal's own pages, which have the cookie, needs the header as well; one from
 * another site that comes with cookies needs to be from an allowed origin. Calls without cookies go on as they are.
 */
export const requireCsrfToken =
  (origins: readonly string[], names: CsrfNames) =>
  async (request: FastifyRequest): Promise<void> => {
    const { method, headers } = request
    if (SAFE.has(method) || headers.cookie === undefined) return
    if (headers['sec-fetch-site'] === 'cross-site' && !origins.includes(headers.origin ?? ''))
      throw forbidden('This site may not make changes here.')
    const cookie = readCookie(request, names.cookie)
    if (cookie === '' || !isOwn(request)) return
    const header = headers[names.header.toLowerCase()]
    if (typeof header !== 'string' || !isSame(header, decoded(cookie)))
      throw forbidden('The request could not be told from a forged one. Load the page again.')
  }

/** The value as scripts read it. */
function decoded(cookie: string): string {
  try {
    return decodeURIComponent(cookie)
  } catch {
    return cookie
  }
}
