// `PublicKeyCredential.parseCreationOptionsFromJSON` and `toJSON` would do the same, but Chromium has them from 129 and Safari
// from 18.4 on.

import { toBase64url } from '../format/base64url.ts'

type Bytes = Uint8Array<ArrayBuffer>

const toBytes = (text: string): Bytes =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0))

/** A passkey that is named to the browser. */
type Descriptor = { id: string; type: string; transports?: string[] }

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn, whose other values the browser checks. */
type CreationOptions = {
  challenge: string
  user: { id: string; name: string; displayName: string }
  excludeCredentials?: readonly Descriptor[]
}

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
type RequestOptions = { challenge: string; allowCredentials?: readonly Descriptor[] }

const toDescriptors = (list: readonly Descriptor[] = []) => list.map((one) => ({ ...one, id: toBytes(one.id) }))

const type = 'public-key' as const

/** Has the browser make a passkey, by options as they are sent. Rejects with a `DOMException` if the user does not want it. */
export async function createPasskey(options: CreationOptions) {
  const { challenge, user, excludeCredentials, ...rest } = options
  const publicKey = {
    ...rest,
    challenge: toBytes(challenge),
    user: { ...user, id: toBytes(user.id) },
    excludeCredentials: toDescriptors(excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions
  const { id, rawId, response } = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
  const { clientDataJSON, attestationObject, getTransports } = response as AuthenticatorAttestationResponse
  const transports: string[] = getTransports?.call(response) ?? []
  return {
    id,
    rawId: toBase64url(rawId),
    type,
    response: {
      clientDataJSON: toBase64url(clientDataJSON),
      attestationObject: toBase64url(attestationObject),
      transports,
    },
  }
}

/**
 * Has the browser use a passkey, by options as they are sent. With `conditional` it offers passkeys in the list of a field that is
 * marked by `autocomplete="webauthn"`, and is pending until one is chosen.
 */
export async function askForPasskey(
  options: RequestOptions,
  { signal, conditional = false }: { signal?: AbortSignal; conditional?: boolean } = {},
) {
  const { challenge, allowCredentials, ...rest } = options
  const publicKey = {
    ...rest,
    challenge: toBytes(challenge),
    allowCredentials: toDescriptors(allowCredentials),
  } as unknown as PublicKeyCredentialRequestOptions
  const mediation = conditional ? { mediation: 'conditional' as const } : {}
  const request = { publicKey, ...mediation, ...(signal && { signal }) }
  const { id, rawId, response } = (await navigator.credentials.get(request)) as PublicKeyCredential
  const { clientDataJSON, authenticatorData, signature, userHandle } = response as AuthenticatorAssertionResponse
  return {
    id,
    rawId: toBase64url(rawId),
    type,
    response: {
      clientDataJSON: toBase64url(clientDataJSON),
      authenticatorData: toBase64url(authenticatorData),
      signature: toBase64url(signature),
      userHandle: userHandle && toBase64url(userHandle),
    },
  }
}
