import { type Keyring, toKeyring } from './keyring.ts'
import { getSessionId, type Proof } from './proof.ts'
import { tokenSigner } from './signed-tokens.ts'

/** Makes and checks access tokens: signed, good for some minutes, and each part of a session. */
export type AccessTokens = {
  issue(userId: number, sessionId: string): Promise<string>
  /** Undefined when the token is forged, malformed or expired. */
  verify(token: string): Promise<Proof | undefined>
}

/** `lifetime` in milliseconds. */
export function accessTokens(keys: Uint8Array | Keyring, clock: () => Date, lifetime = 600_000): AccessTokens {
  const { sign, verify } = tokenSigner(toKeyring(keys), clock, {
    audience: 'api',
    lifetime: Math.floor(lifetime / 1000),
  })
  return {
    issue: (userId, sid) => sign(userId, { sid }),
    async verify(token) {
      const signed = await verify(token)
      const sessionId = getSessionId(signed?.claims)
      return signed && sessionId ? { userId: signed.userId, sessionId, issuedAt: signed.issuedAt } : undefined
    },
  }
}
