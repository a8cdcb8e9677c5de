import { type Keyring, toKeyring } from './keyring.ts'
import { getSessionId, type Proof } from './proof.ts'
import { tokenSigner } from './signed-tokens.ts'

/** Seconds that the token of a link is good for, which is followed at once. */
export const FILE_TOKEN_LIFETIME = 60

/** Lifetime in seconds of tokens in the links of a page, which are used later: that of an access token. */
const LISTED_LIFETIME = 600

/** Makes and checks tokens that open one file and nothing else: no call, no other file. `path` is decoded, as `files/file-path.ts` gives it. */
export type FileTokens = {
  issue(path: string, proof: Proof): Promise<string>
  /** For a link that a page of the server's own lists. */
  issueListed(path: string, proof: Proof): Promise<string>
  /** Undefined when it is forged, malformed or expired, or of another file. */
  verify(token: string, path: string): Promise<Proof | undefined>
}

export function fileTokens(keys: Uint8Array | Keyring, clock: () => Date): FileTokens {
  const ring = toKeyring(keys)
  const followed = tokenSigner(ring, clock, { audience: 'file', lifetime: FILE_TOKEN_LIFETIME })
  const listed = tokenSigner(ring, clock, { audience: 'listed file', lifetime: LISTED_LIFETIME })
  const buildClaims = (path: string, { sessionId, issuedAt }: Proof) => ({
    path,
    sid: sessionId,
    since: issuedAt.getTime() / 1000,
  })
  return {
    issue: (path, proof) => followed.sign(proof.userId, buildClaims(path, proof)),
    issueListed: (path, proof) => listed.sign(proof.userId, buildClaims(path, proof)),
    async verify(token, path) {
      const signed = (await followed.verify(token)) ?? (await listed.verify(token))
      const { path: own, since } = signed?.claims ?? {}
      const sessionId = getSessionId(signed?.claims)
      return signed && sessionId && own === path && typeof since === 'number'
        ? { userId: signed.userId, sessionId, issuedAt: new Date(since * 1000) }
        : undefined
    },
  }
}
