import { decodeProtectedHeader, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { type Keyring, mayHaveSigned } from './keyring.ts'

const ISSUER = 'research-portal'
const ALGORITHM = 'HS256'

/** The purpose of a token; it is accepted for nothing else. `lifetime` in seconds. */
export type TokenKind = { audience: string; lifetime: number }

/** Makes and checks signed tokens, each with the name of its key in `kid`. */
export type TokenSigner = {
  sign(userId: number, claims?: JWTPayload): Promise<string>
  /** Undefined when the token is forged, malformed, expired, or for something else. */
  verify(token: string): Promise<{ userId: number; issuedAt: Date; claims: JWTPayload } | undefined>
}

export function tokenSigner(keys: Keyring, clock: () => Date, { audience, lifetime }: TokenKind): TokenSigner {
  const check = async (token: string) => {
    const { kid } = decodeProtectedHeader(token)
    const key = typeof kid === 'string' ? await keys.find(kid) : undefined
    if (!key) return undefined
    const { payload: claims } = await jwtVerify(token, key.secret, {
      issuer: ISSUER,
      audience,
      algorithms: [ALGORITHM],
      currentDate: clock(),
      // Checked against the lifetime, whatever expiry the token claims.
      maxTokenAge: lifetime,
      requiredClaims: ['exp', 'iat', 'sub'],
    })
    const userId = Number(claims.sub)
    const issuedAt = new Date((claims.iat ?? 0) * 1000)
    return Number.isInteger(userId) && mayHaveSigned(key, issuedAt) ? { userId, issuedAt, claims } : undefined
  }
  return {
    sign(userId, claims = {}) {
      const now = Math.floor(clock().getTime() / 1000)
      const key = keys.current()
      return new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, kid: key.id })
        .setIssuer(ISSUER)
        .setAudience(audience)
        .setSubject(String(userId))
        .setIssuedAt(now)
        .setExpirationTime(now + lifetime)
        .sign(key.secret)
    },
    verify: (token) => check(token).catch(() => undefined),
  }
}
