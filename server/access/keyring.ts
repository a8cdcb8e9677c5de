import { createHash } from 'node:crypto'

/** A key that tokens are signed with. */
export type SigningKey = {
  /** The `kid` of its tokens. */
  id: string
  secret: Uint8Array
  /** When another key replaced it; undefined: it signs, or the operator decides how long it is known. */
  retiredAt?: Date | undefined
}

/** The keys a process knows: one signs, the others check what they have signed before. */
export type Keyring = {
  current(): SigningKey
  /** Undefined: there is no key of that name, or no longer. */
  find(id: string): Promise<SigningKey | undefined>
  all(): readonly SigningKey[]
  close(): void
}

/** Milliseconds that a process may go on signing with the old key until it learns of a new one. */
export const HEARSAY = 60_000

/** Whether a token that names this key may be of that moment: a key that was replaced signs nothing new. */
export const mayHaveSigned = ({ retiredAt }: SigningKey, issuedAt: Date): boolean =>
  retiredAt === undefined || issuedAt.getTime() <= retiredAt.getTime() + HEARSAY

export const computeKeyId = (secret: Uint8Array): string =>
  createHash('sha256').update('key id').update(secret).digest('base64url').slice(0, 12)

/** Keys that stay as they are; the first one signs. */
export function fixedKeyring(...secrets: readonly [Uint8Array, ...Uint8Array[]]): Keyring {
  const keys = secrets.map((secret) => ({ id: computeKeyId(secret), secret }))
  const current = { id: computeKeyId(secrets[0]), secret: secrets[0] }
  return {
    current: () => current,
    find: async (id) => keys.find((key) => key.id === id),
    all: () => keys,
    close: () => {},
  }
}

/** A single key becomes a keyring. */
export const toKeyring = (keys: Uint8Array | Keyring): Keyring =>
  keys instanceof Uint8Array ? fixedKeyring(keys) : keys
