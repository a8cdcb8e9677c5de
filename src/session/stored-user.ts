import { isText } from '#lib/format/is-text.ts'
import { readCookie } from './read-cookie.ts'

export const CURRENT_USER = 'currentUser'

/** The user in the cookie. Undefined for null values and for anything malformed (R004). */
export function storedUser(): { accessToken: string; refreshToken: string; name: string } | undefined {
  const { accessToken, refreshToken, currentUserName } = Object(readCookie(CURRENT_USER)) as Record<string, unknown>
  if (!isText(accessToken) || !isText(refreshToken)) return undefined
  return { accessToken, refreshToken, name: isText(currentUserName) ? currentUserName : '' }
}
