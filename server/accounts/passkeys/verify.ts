import type { AddPasskey, PasskeyAssertion } from '#contract/passkey.ts'
import type { RelyingParty } from '#server/access/relying-party.ts'

/** Loaded with the first passkey, since it takes a quarter of a second. */
const library = () => import('@simplewebauthn/server')

/** ES256, EdDSA and RS256, by their numbers in COSE: one of them is known to every authenticator. */
export const algorithms = [-7, -8, -257]

/**
 * What an authenticator may say of itself. It is asked for nothing, and the check of some other formats would load the addresses
 * that a certificate names.
 */
const formats = ['none', 'packed']

const toExpected = ({ id, origins }: RelyingParty, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: origins,
  expectedRPID: id,
  requireUserVerification: true,
})

const toBase64Url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

export type NewCredential = { credentialId: string; publicKey: string; counter: number; isBackedUp: boolean }

/** The credential that an authenticator has made for a challenge; undefined: the answer is not what was asked for. */
export async function verifyCreation(
  party: RelyingParty,
  challenge: string,
  { id, rawId, type, response }: AddPasskey['credential'],
): Promise<NewCredential | undefined> {
  const [{ verifyRegistrationResponse }, { decodeAttestationObject }] = await Promise.all([
    library(),
    import('@simplewebauthn/server/helpers'),
  ])
  try {
    const stated = decodeAttestationObject(new Uint8Array(Buffer.from(response.attestationObject, 'base64url')))
    if (!formats.includes(stated.get('fmt'))) return undefined
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId, type, response, clientExtensionResults: {} },
      supportedAlgorithmIDs: algorithms,
      ...toExpected(party, challenge),
    })
    if (!verified || registrationInfo.credential.id !== id) return undefined
    const { credential, credentialBackedUp: isBackedUp } = registrationInfo
    const { publicKey, counter } = credential
    return { credentialId: credential.id, publicKey: toBase64Url(publicKey), counter, isBackedUp }
  } catch {
    return undefined
  }
}

/** What a passkey has signed for a challenge; undefined: the answer is not what was asked for, or another key has signed it. */
export async function verifyAssertion(
  party: RelyingParty,
  { challenge, publicKey }: { challenge: string; publicKey: string },
  { id, rawId, type, response }: PasskeyAssertion,
): Promise<{ counter: number; isBackedUp: boolean } | undefined> {
  const { verifyAuthenticationResponse } = await library()
  const { clientDataJSON, authenticatorData, signature } = response
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      // The counter is compared where it is stored: before the signature is checked it says nothing, and uses may meet.
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter: 0 },
      ...toExpected(party, challenge),
    })
    if (!verified) return undefined
    return { counter: authenticationInfo.newCounter, isBackedUp: authenticationInfo.credentialBackedUp }
  } catch {
    return undefined
  }
}
