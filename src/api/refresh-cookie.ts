import { config } from '#config/config.ts'
import type { Call } from './client.ts'

/**
 * Whether a refresh token is only the half that scripts can read: the API keeps the other half in a cookie of its own, which
 * has to be sent along. The portal's session is shared with pages on other ports of its host, so any page may find one.
 */
export const isHandle = (refreshToken: string): boolean => refreshToken.startsWith('http-only.')

/** How a sign-in asks for such a cookie, where the settings want one. */
export const cookieRequest = (): Pick<Call, 'withCookie' | 'headers'> =>
  config().refreshCookie === 'http-only' ? { withCookie: true, headers: { 'X-Refresh-Cookie': 'http-only' } } : {}
