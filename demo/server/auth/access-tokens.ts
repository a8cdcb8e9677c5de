import { jwtVerify, SignJWT } from 'jose'

/** Seconds an access token is good for. */
const ACCESS_TOKEN_LIFETIME = 600

const ISSUER = 'research-portal'
const ALGORITHM = 'HS256'

/** Makes and checks access tokens: signed, stateless, good for ten minutes. */
export type AccessTokens = {
  issue(userId: number): Promise<string>
  /** Whose it is and since when, in whole seconds; undefined when the token is forged, malformed or expired. */
  verify(token: string): Promise<{ userId: number; issuedAt: Date } | undefined>
}

export const accessTokens = (secret: Uint8Array, clock: () => Date): AccessTokens => ({
  issue(userId) {
    const now = Math.floor(clock().getTime() / 1000)
    return new SignJWT()
      .setProtectedHeader({ alg: ALGORITHM })
      .setIssuer(ISSUER)
      .setSubject(String(userId))
      .setIssuedAt(now)
      .setExpirationTime(now + ACCESS_TOKEN_LIFETIME)
      .sign(secret)
  },
  async verify(token) {
    try {
      const options = {
        issuer: ISSUER,
        algorithms: [ALGORITHM],
        currentDate: clock(),
        requiredClaims: ['exp', 'iat', 'sub'],
      }
      const { payload } = await jwtVerify(token, secret, options)
      const userId = Number(payload.sub)
      return Number.isInteger(userId) ? { userId, issuedAt: new Date((payload.iat ?? 0) * 1000) } : undefined
    } catch {
      return undefined
    }
  },
})
