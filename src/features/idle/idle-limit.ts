import { readClaims } from '#session/session-identity.ts'

/**
 * Milliseconds without use after which the API ends the session, from the claim `idle` of its access token; undefined: there is no
 * such limit, or the token is none of our API.
 */
export function findIdleLimit(accessToken: string): number | undefined {
  const { idle } = readClaims(accessToken)
  return typeof idle === 'number' && idle > 0 ? idle * 1000 : undefined
}
