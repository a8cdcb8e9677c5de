import { type Keyring, keyringOf } from './keyring.ts'
import { tokenSigner } from './signed-tokens.ts'

/** Seconds an access token is good for. */
const ACCESS_TOKEN_LIFETIME = 600

/** Makes and checks access tokens: signed, stateless, good for ten minutes. */
export type AccessTokens = {
  issue(userId: number): Promise<string>
  /** Whose it is and since when, in whole seconds; undefined when the token is forged, malformed or expired. */
  verify(token: string): Promise<{ userId: number; issuedAt: Date } | undefined>
}

export function accessTokens(keys: Uint8Array | Keyring, clock: () => Date): AccessTokens {
  const { sign, verify } = tokenSigner(keyringOf(keys), clock, { audience: 'api', lifetime: ACCESS_TOKEN_LIFETIME })
  return { issue: (userId) => sign(userId), verify }
}
