import type { JWTPayload } from 'jose'

/** What a token proves: whose it is, in which session, and since when that user is known, in whole seconds. */
export type Proof = { userId: number; sessionId: string; issuedAt: Date }

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** The session that a token names; undefined: none, as in tokens of an earlier version, which are refused. */
export const getSessionId = (claims: JWTPayload | undefined): string | undefined =>
  typeof claims?.sid === 'string' && UUID.test(claims.sid) ? claims.sid : undefined
