import { config } from '#config/config.ts'
import type { Call } from './client.ts'

/**
 * Whether a refresh token is only a handle: the API keeps the other half in a cookie of its own, which must be sent
 * along. Pages on other ports of the host share the portal's session, so any page may find a handle.
 */
export const isHandle = (refreshToken: string): boolean => refreshToken.startsWith('http-only.')

/** The part of a sign-in call that requests such a cookie, if the settings want one. */
export const cookieRequest = (): Pick<Call, 'withCookie' | 'headers'> =>
  config().refreshCookie === 'http-only' ? { withCookie: true, headers: { 'X-Refresh-Cookie': 'http-only' } } : {}
