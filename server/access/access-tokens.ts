import { type Keyring, toKeyring } from './keyring.ts'
import { getSessionId, type Proof } from './proof.ts'
import { tokenSigner } from './signed-tokens.ts'

/** What a token tells its client besides who the user is. The server believes none of it: each call asks the database. */
export type TokenHints = {
  /** Seconds without use after which the session ends, if the firm limits them; for clients that warn. */
  idle?: number | undefined
  /** `desk` or `admin`; nothing for readers. */
  role?: 'desk' | 'admin' | undefined
  /** Whether the user speaks for the firm. */
  lead?: true | undefined
  /** What the user has to do before most calls are answered: change the password, or add a second factor. */
  due?: 'password' | 'factor' | undefined
}

/** Makes and checks access tokens: signed, good for some minutes, and each part of a session. */
export type AccessTokens = {
  issue(userId: number, sessionId: string, hints?: TokenHints): Promise<string>
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
    issue: (userId, sid, { idle, role, lead, due } = {}) =>
      sign(userId, {
        sid,
        ...(idle !== undefined && { idle }),
        ...(role && { role }),
        ...(lead && { lead }),
        ...(due && { due }),
      }),
    async verify(token) {
      const signed = await verify(token)
      const sessionId = getSessionId(signed?.claims)
      return signed && sessionId ? { userId: signed.userId, sessionId, issuedAt: signed.issuedAt } : undefined
    },
  }
}
