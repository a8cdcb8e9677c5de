/** How a session came into the cookie. */
export type Change = 'signed-in' | 'renewed'

/**
 * What a tab announces to the others: its user has signed out, its session has run out (`changed`), or how the session with
 * this fingerprint came into the cookie.
 */
export type Announcement = 'ended' | 'changed' | { change: Change; session: number }

type Credentials = { accessToken: string; refreshToken: string; name: string }

/** An id for a new session. Copies of the bundle share the page's ids, so it is random. */
export const newSessionId = (): string => Math.random().toString(36).slice(2)

/** Which session an announcement is about: 32 bits made of the refresh token, which they do not tell. */
export function fingerprintOf({ refreshToken }: Pick<Credentials, 'refreshToken'>): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < refreshToken.length; index++)
    hash = Math.imul(hash ^ refreshToken.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

/** Whom an access token was issued to: `iss` and `sub` of a JWT, unverified. Undefined for an opaque token. */
export function subjectOf(accessToken: string): string | undefined {
  try {
    const payload = accessToken.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/')
    const { iss, sub } = JSON.parse(atob(payload ?? ''))
    return sub ? JSON.stringify([iss, sub]) : undefined
  } catch {
    return undefined
  }
}

/** Whether two access tokens were issued to one user. Undefined where one of them is opaque. */
function haveSameSubject(one: Credentials, other: Credentials): boolean | undefined {
  const [subject, otherSubject] = [subjectOf(one.accessToken), subjectOf(other.accessToken)]
  return subject && otherSubject ? subject === otherSubject : undefined
}

/** Whether two sessions belong to one user. The name decides only where the tokens do not tell. */
export const isSameUser = (one: Credentials, other: Credentials): boolean =>
  haveSameSubject(one, other) ?? one.name === other.name

/**
 * Whether the session that another tab has stored continues this one: it was renewed, and nobody else has signed in. Undefined
 * where neither the tokens nor an announcement tell.
 */
export function continues(now: Credentials, stored: Credentials, announced: Change | undefined): boolean | undefined {
  if (now.refreshToken === stored.refreshToken) return true
  const isSame = haveSameSubject(now, stored)
  if (isSame !== undefined) return isSame
  if (announced === 'renewed') return true
  return announced === 'signed-in' ? false : undefined
}
