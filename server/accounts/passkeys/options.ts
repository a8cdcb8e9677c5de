import type { PasskeyRequest, PasskeySetup } from '#contract/passkey.ts'
import type { RelyingParty } from '#server/access/relying-party.ts'
import type { User } from '#server/access/users.ts'
import { CHALLENGE_LIFETIME } from './challenges.ts'
import { algorithms } from './verify.ts'

type Known = { credential_id: string; transports: string[] }

const type = 'public-key'

const toCredential = ({ credential_id: id, transports }: Known) => ({ type, id, transports })

/**
 * What a browser needs to make a passkey. It is kept by the authenticator, so that it can be used without a name, and takes the
 * user's finger, face or PIN, so that it is two factors. Which make of authenticator it is does not matter.
 */
export const toCreationOptions = (
  { id, name }: RelyingParty,
  { user, handle, known, challenge }: { user: User; handle: string; known: readonly Known[]; challenge: string },
): PasskeySetup['options'] => ({
  rp: { id, name },
  user: { id: handle, name: user.username, displayName: user.name },
  challenge,
  pubKeyCredParams: algorithms.map((alg) => ({ type, alg })),
  timeout: CHALLENGE_LIFETIME,
  excludeCredentials: known.map(toCredential),
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
})

/** What a browser needs to use a passkey: any of this domain, or one of those that are named. */
export const toRequestOptions = (
  { id }: RelyingParty,
  challenge: string,
  known: readonly Known[] = [],
): PasskeyRequest['options'] => ({
  challenge,
  timeout: CHALLENGE_LIFETIME,
  rpId: id,
  allowCredentials: known.map(toCredential),
  userVerification: 'required',
})
