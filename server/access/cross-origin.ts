import type { IncomingMessage } from 'node:http'
import cors from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CsrfNames } from '#server/platform/http/csrf-names.ts'
import { REFRESH_COOKIE_HEADER } from './refresh-cookie.ts'

const METHODS = ['GET', 'HEAD', 'POST']
const EXPOSED = ['Content-Disposition', 'Date', 'Retry-After', 'X-Request-Id']
/** In seconds: the longest that Chromium keeps. What was preflighted is still checked by its own origin. */
const MAX_AGE = 7200

/** The calls that set or need the cookie of a session whose refresh token no script can read. */
const WITH_COOKIE =
  /^\/api\/(?:auth(?:\/factor|\/passkey|\/oidc\/(?:finish|redeem|sign_out))?|passwordless_login|refresh_auth_token|sign_out)(?:\?|$)/

type Call = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

const takesCookies = ({ url, headers: { origin } }: Call, origins: readonly string[]) =>
  WITH_COOKIE.test(url ?? '') && origin !== undefined && origins.includes(origin)

const headersFor = ({ header }: CsrfNames, withCookie: boolean) => [
  'Authorization',
  'Content-Type',
  'Range',
  header,
  ...(withCookie ? [REFRESH_COOKIE_HEADER] : []),
]

/**
 * Lets pages of the listed origins call the API; `Vary: Origin` follows from the list being compared exactly. Calls go without
 * cookies, since an access token is a bearer token. The calls that begin, renew or end a session may carry them: pages on
 * other ports of this host share the session, and a part of its refresh token may be in a cookie.
 */
export async function allowOrigins(app: FastifyInstance, origins: readonly string[], names: CsrfNames): Promise<void> {
  const shared = {
    origin: [...origins],
    methods: METHODS,
    exposedHeaders: EXPOSED,
    maxAge: MAX_AGE,
    strictPreflight: false,
  }
  await app.register(cors, {
    delegator: async ({ raw }: FastifyRequest) => {
      const credentials = takesCookies(raw, origins)
      return { ...shared, credentials, allowedHeaders: headersFor(names, credentials) }
    },
  })
}

/** The same as headers, for an answer that is given while there is no app: a page of a listed origin can read it. */
export const crossOriginHeaders =
  (origins: readonly string[], names: CsrfNames) =>
  (call: Call): Record<string, string | number> => {
    const { origin } = call.headers
    if (origin === undefined || !origins.includes(origin)) return { Vary: 'Origin' }
    const withCookie = takesCookies(call, origins)
    const shared = {
      Vary: 'Origin',
      'Access-Control-Allow-Origin': origin,
      ...(withCookie ? { 'Access-Control-Allow-Credentials': 'true' } : {}),
    }
    if (call.method !== 'OPTIONS') return { ...shared, 'Access-Control-Expose-Headers': EXPOSED.join(', ') }
    return {
      ...shared,
      'Access-Control-Allow-Methods': METHODS.join(', '),
      'Access-Control-Allow-Headers': headersFor(names, withCookie).join(', '),
      'Access-Control-Max-Age': MAX_AGE,
    }
  }
