/** How a session came into the cookie. */
export type Change = 'signed-in' | 'renewed'

/**
 * What a tab announces to the others: its user signed out (`ended`), its session ran out (`changed`), or how the
 * session with this fingerprint came into the cookie.
 */
export type Announcement = 'ended' | 'changed' | { change: Change; session: number }

type Credentials = { accessToken: string; refreshToken: string; name: string }

/** An id for a new session. Copies of the bundle share the page's ids, so it is random. */
export const newSessionId = (): string => Math.random().toString(36).slice(2)

/** Identifies a session in announcements: a 32-bit hash of the refresh token, which does not reveal the token. */
export function toFingerprint({ refreshToken }: Pick<Credentials, 'refreshToken'>): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < refreshToken.length; index++)
    hash = Math.imul(hash ^ refreshToken.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

/** The claims of an access token that is a JWT, unverified; none for an opaque token. */
export function readClaims(accessToken: string): Readonly<Record<string, unknown>> {
  try {
    const payload = accessToken.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/')
    return Object(JSON.parse(atob(payload ?? '')))
  } catch {
    return {}
  }
}

/** The user of an access token: its claims `iss` and `sub`. Undefined for an opaque token. */
export function getSubject(accessToken: string): string | undefined {
  const { iss, sub } = readClaims(accessToken)
  return sub ? JSON.stringify([iss, sub]) : undefined
}

/** Whether two access tokens belong to one user. Undefined if one of them is opaque. */
function haveSameSubject(one: Credentials, other: Credentials): boolean | undefined {
  const [subject, otherSubject] = [getSubject(one.accessToken), getSubject(other.accessToken)]
  return subject && otherSubject ? subject === otherSubject : undefined
}

/** Whether two sessions belong to one user. The names decide only if the tokens cannot. */
export const isSameUser = (one: Credentials, other: Credentials): boolean =>
  haveSameSubject(one, other) ?? one.name === other.name

/**
 * Whether the session that another tab has stored continues this one: it was renewed, and nobody else has signed in.
 * Undefined if neither the tokens nor an announcement decide.
 */
export function continues(now: Credentials, stored: Credentials, announced: Change | undefined): boolean | undefined {
  if (now.refreshToken === stored.refreshToken) return true
  const isSame = haveSameSubject(now, stored)
  if (isSame !== undefined) return isSame
  if (announced === 'renewed') return true
  return announced === 'signed-in' ? false : undefined
}
