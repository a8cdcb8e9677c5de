import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { AddPasskey, PasskeyAssertion, PasskeyRequest, PasskeySetup } from '#contract/passkey.ts'

/** What a test changes of what an honest authenticator and browser would say. */
export type Lies = {
  origin?: string
  rpId?: string
  challenge?: string
  type?: string
  /** Flags of the authenticator data: 1 present, 4 verified, 8 and 16 backed up, 64 with a credential. */
  flags?: number
  counter?: number
  userHandle?: string | null
  /** What the statement about the authenticator is. */
  format?: string
}

export const PRESENT = 1
const VERIFIED = 4
const BACKED_UP = 8 + 16
const WITH_CREDENTIAL = 64

const toBase64Url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const hash = (data: string | Uint8Array) => createHash('sha256').update(data).digest()

/** CBOR of what authenticators send: integers, texts, bytes and maps. */
function encode(value: number | string | Uint8Array | Map<number | string, unknown>): Buffer {
  const head = (major: number, count: number) => {
    if (count < 24) return Buffer.from([(major << 5) | count])
    if (count < 256) return Buffer.from([(major << 5) | 24, count])
    return Buffer.from([(major << 5) | 25, count >> 8, count & 255])
  }
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].flatMap(([key, item]) => [encode(key), encode(item as number)])
  return Buffer.concat([head(5, value.size), ...entries])
}

const toUint32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** An authenticator with one passkey (ES256), in the browser of a page of this origin. `counts`: whether it counts its uses. */
export function createAuthenticator({ origin = 'https://portal.example', counts = false } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(16)
  const id = toBase64Url(credentialId)
  let handle = ''
  let counter = 0

  const clientData = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
        crossOrigin: false,
      }),
    )
  const authenticatorData = (rpId: string, flags: number, lies: Lies, credential: Uint8Array = Buffer.alloc(0)) => {
    if (counts) counter += 1
    return Buffer.concat([
      hash(lies.rpId ?? rpId),
      Buffer.from([lies.flags ?? flags]),
      toUint32(lies.counter ?? counter),
      credential,
    ])
  }
  const toCoseKey = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const bytes = (text: string) => Buffer.from(text, 'base64url')
    const key: [number, number | Buffer][] = [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]
    return encode(new Map<number | string, unknown>(key))
  }

  return {
    id,
    /** Makes the passkey, as `navigator.credentials.create` does. */
    create({ rp, user, challenge }: PasskeySetup['options'], lies: Lies = {}): AddPasskey['credential'] {
      handle = user.id
      const length = Buffer.from([0, credentialId.length])
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, toCoseKey()])
      const flags = PRESENT + VERIFIED + BACKED_UP + WITH_CREDENTIAL
      const attestation = new Map<string, unknown>([
        ['fmt', lies.format ?? 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(rp.id, flags, lies, credential)],
      ])
      const response = {
        clientDataJSON: toBase64Url(clientData('webauthn.create', challenge, lies)),
        attestationObject: toBase64Url(encode(attestation)),
        transports: ['internal', 'hybrid'],
      }
      return { id, rawId: id, type: 'public-key', response }
    },
    /** Uses the passkey, as `navigator.credentials.get` does. */
    get({ rpId, challenge }: Pick<PasskeyRequest['options'], 'rpId' | 'challenge'>, lies: Lies = {}): PasskeyAssertion {
      const json = clientData('webauthn.get', challenge, lies)
      const data = authenticatorData(rpId, PRESENT + VERIFIED + BACKED_UP, lies)
      const signature = sign('sha256', Buffer.concat([data, hash(json)]), privateKey)
      const response = {
        clientDataJSON: toBase64Url(json),
        authenticatorData: toBase64Url(data),
        signature: toBase64Url(signature),
        userHandle: lies.userHandle === undefined ? handle : lies.userHandle,
      }
      return { id, rawId: id, type: 'public-key', response }
    },
  }
}

export type Authenticator = ReturnType<typeof createAuthenticator>
