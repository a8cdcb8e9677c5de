import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * A refresh token has two halves. The secret stays for the whole session; the rotating half is replaced by every renewal and
 * carries a MAC by the secret. An old one is thereby known as genuine without being kept, and a made-up one ends no session.
 */
export type RefreshToken = { secret: string; rotating: string }

const RANDOM = 16
const MAC = 16

const computeMac = (secret: string, random: Uint8Array) =>
  createHmac('sha256', secret).update('refresh token').update(random).digest().subarray(0, MAC)

export function deriveSuccessor(secret: string): RefreshToken {
  const random = randomBytes(RANDOM)
  return { secret, rotating: Buffer.concat([random, computeMac(secret, random)]).toString('base64url') }
}

export const newRefreshToken = (): RefreshToken => deriveSuccessor(randomBytes(32).toString('base64url'))

/** Whether the server has made the rotating half for this secret, now or earlier. */
export function isGenuine({ secret, rotating }: RefreshToken): boolean {
  const bytes = Buffer.from(rotating, 'base64url')
  if (bytes.length !== RANDOM + MAC) return false
  return timingSafeEqual(bytes.subarray(RANDOM), computeMac(secret, bytes.subarray(0, RANDOM)))
}

export const writeToken = ({ secret, rotating }: RefreshToken): string => `${secret}.${rotating}`

export function readToken(text: string): RefreshToken | undefined {
  const [, secret, rotating] = /^([\w-]{43})\.([\w-]{43})$/.exec(text) ?? []
  return secret && rotating ? { secret, rotating } : undefined
}

const CIPHER = 'aes-256-gcm'
const IV = 12
const TAG = 16

const deriveKey = (token: RefreshToken) => Buffer.from(hkdfSync('sha256', writeToken(token), '', 'successor', 32))

/**
 * The rotating half of a successor, encrypted by the token it replaces: who renews twice at once gets the same successor, and
 * the database alone gives it to nobody. No key of the server is needed, so processes agree while their keys change.
 */
export function sealToken(rotating: string, spent: RefreshToken): string {
  const iv = randomBytes(IV)
  const cipher = createCipheriv(CIPHER, deriveKey(spent), iv)
  const sealed = [cipher.update(rotating, 'utf8'), cipher.final()]
  return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString('base64url')
}

/** @throws Error when it was sealed by another token */
export function openSealed(sealed: string, spent: RefreshToken): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(CIPHER, deriveKey(spent), bytes.subarray(0, IV))
  decipher.setAuthTag(bytes.subarray(IV, IV + TAG))
  return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('utf8')
}
