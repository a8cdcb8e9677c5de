import { type Static, Type } from 'typebox'
import { Instant, maybe } from './field.ts'

/** Bytes as WebAuthn writes them in JSON. */
const Bytes = Type.String({ minLength: 1, maxLength: 65_536, pattern: '^[\\w-]+$', description: 'Bytes in base64url' })

const Transports = Type.Array(Type.String({ maxLength: 32 }), { maxItems: 16 })

/** `type` is always `public-key`. */
const Credential = Type.Object({ type: Type.String(), id: Type.String(), transports: Type.Optional(Transports) })

export const Passkey = Type.Object({
  /** Opaque; it is not the id that the authenticator gives. */
  id: Type.String(),
  name: Type.String(),
  added_at: Instant,
  last_used_at: maybe(Instant),
  /** Whether it is kept in an account such as that of a password manager, and not on one device alone. */
  synced: Type.Optional(Type.Boolean()),
})
export type Passkey = Static<typeof Passkey>

/** Answer of `GET current_user/passkeys`, the oldest first. */
export const Passkeys = Type.Object({
  passkeys: Type.Array(Passkey),
  /** The domain that passkeys are made for: pages of it and of those below it can use them. */
  rp_id: Type.String(),
})
export type Passkeys = Static<typeof Passkeys>

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
const CreationOptions = Type.Object({
  rp: Type.Object({ id: Type.String(), name: Type.String() }),
  user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
  challenge: Type.String(),
  pubKeyCredParams: Type.Array(Type.Object({ type: Type.String(), alg: Type.Integer() })),
  /** Milliseconds that the challenge is good for. */
  timeout: Type.Integer(),
  excludeCredentials: Type.Array(Credential),
  authenticatorSelection: Type.Object({
    residentKey: Type.String(),
    requireResidentKey: Type.Boolean(),
    userVerification: Type.String(),
  }),
  attestation: Type.String(),
})

/** Answer of `POST current_user/passkeys/start`. Browser and system of the call are for a name to suggest. */
export const PasskeySetup = Type.Object({
  options: CreationOptions,
  browser: maybe(Type.String()),
  system: maybe(Type.String()),
})
export type PasskeySetup = Static<typeof PasskeySetup>

const Name = Type.String({ minLength: 1, maxLength: 100 })

/** Body of `POST current_user/passkeys`: a name, and `RegistrationResponseJSON` of WebAuthn. */
export const AddPasskey = Type.Object({
  name: Name,
  credential: Type.Object({
    id: Bytes,
    rawId: Bytes,
    type: Type.Literal('public-key'),
    response: Type.Object({ clientDataJSON: Bytes, attestationObject: Bytes, transports: Type.Optional(Transports) }),
  }),
})
export type AddPasskey = Static<typeof AddPasskey>

/** Body of `POST current_user/passkeys/rename`. */
export const RenamePasskey = Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }), name: Name })
export type RenamePasskey = Static<typeof RenamePasskey>

/** Body of `POST current_user/passkeys/remove`. */
export const RemovePasskey = Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }) })
export type RemovePasskey = Static<typeof RemovePasskey>

/**
 * Answer of `POST auth/passkey/start` and `POST current_user/reauthenticate/start`: `PublicKeyCredentialRequestOptionsJSON` of
 * WebAuthn. A sign-in names no passkeys, since nobody has said who signs in.
 */
export const PasskeyRequest = Type.Object({
  options: Type.Object({
    challenge: Type.String(),
    /** Milliseconds that the challenge is good for. */
    timeout: Type.Integer(),
    rpId: Type.String(),
    allowCredentials: Type.Array(Credential),
    userVerification: Type.String(),
  }),
})
export type PasskeyRequest = Static<typeof PasskeyRequest>

/** `AuthenticationResponseJSON` of WebAuthn. */
export const PasskeyAssertion = Type.Object({
  id: Bytes,
  rawId: Bytes,
  type: Type.Literal('public-key'),
  response: Type.Object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: maybe(Bytes),
  }),
})
export type PasskeyAssertion = Static<typeof PasskeyAssertion>

/** Body of `POST auth/passkey`, which answers like `POST auth`. 401: the passkey was not accepted, for whatever reason. */
export const PasskeySignIn = Type.Object({
  credential: PasskeyAssertion,
  remember_me: Type.Optional(Type.Boolean()),
})
export type PasskeySignIn = Static<typeof PasskeySignIn>
