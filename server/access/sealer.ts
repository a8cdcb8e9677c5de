import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { splitKeys } from './configured-keys.ts'
import { computeKeyId } from './keyring.ts'

type SealingKey = { id: string; secret: Uint8Array }

/** Encrypts secrets that the server has to read again. `owner` is part of what is sealed, so that none can be moved to another user. */
export type Sealer = {
  seal(text: string, owner: string): string
  /** @throws UnreadableSecretError if the key is not known any more, or the text was changed */
  open(sealed: string, owner: string): string
  /** Whether the first key has sealed it. If not, it has to be sealed again before the older key can be forgotten. */
  isCurrent(sealed: string): boolean
}

/** A secret that no key opens: something for the operator, and no fault of the user. */
export class UnreadableSecretError extends Error {}

/** Reads the keys once. To be called before a transaction. */
export type OpenSealer = () => Promise<Sealer>

const PURPOSE = 'secrets of factors'
const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

const deriveKey = ({ secret }: SealingKey) => Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, 32))

/** The key that the database keeps; of several processes that make the first one at once, each gets the same. */
async function readKeptKey(db: Kysely<Database>, now: Date): Promise<SealingKey> {
  const find = () => db.selectFrom('factor_keys').select(['id', 'secret']).executeTakeFirst()
  const made = { id: 'kept', secret: randomBytes(32).toString('hex'), created_at: now }
  let row = await find()
  if (!row) {
    await db
      .insertInto('factor_keys')
      .values(made)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    row = await find()
  }
  if (!row) throw new Error('There is no key for the secrets of factors.')
  return { id: row.id, secret: Buffer.from(row.secret, 'hex') }
}

/** The keys of `FACTOR_KEY`; the first one seals. */
function parseConfigured(text: string | undefined): SealingKey[] {
  if (text === undefined) return []
  return splitKeys(text).map((key) => {
    const secret = new TextEncoder().encode(key)
    return { id: computeKeyId(secret), secret }
  })
}

async function makeSealer(db: Kysely<Database>, configured: string | undefined, now: Date): Promise<Sealer> {
  const keys = [...parseConfigured(configured), await readKeptKey(db, now)]
  const find = (id: string): SealingKey => {
    const key = keys.find((one) => one.id === id)
    if (!key) throw new UnreadableSecretError(`A secret was sealed with the key ${id}, which FACTOR_KEY does not name.`)
    return key
  }
  return {
    seal(text, owner) {
      const [key] = keys
      if (!key) throw new Error('There is no key for the secrets of factors.')
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv(CIPHER, deriveKey(key), nonce).setAAD(Buffer.from(owner))
      const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${key.id}.${sealed.toString('base64url')}`
    },
    open(sealed, owner) {
      const [id = '', body = ''] = sealed.split('.')
      const key = find(id)
      const bytes = Buffer.from(body, 'base64url')
      try {
        const decipher = createDecipheriv(CIPHER, deriveKey(key), bytes.subarray(0, NONCE), { authTagLength: TAG })
        decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(-TAG))
        return Buffer.concat([decipher.update(bytes.subarray(NONCE, -TAG)), decipher.final()]).toString('utf8')
      } catch (error) {
        throw new UnreadableSecretError('A secret was changed since it was sealed.', { cause: error })
      }
    },
    isCurrent: (sealed) => sealed.split('.')[0] === keys[0]?.id,
  }
}

/**
 * Seals with the first of the configured keys, else with a key that the database keeps. What any of them has sealed can be
 * opened, so a key can be replaced. The keys are read with the first use, outside of its transaction: an embedded database has
 * one connection.
 */
export function openSealer(db: Kysely<Database>, configured: string | undefined, clock: () => Date): OpenSealer {
  let sealer: Promise<Sealer> | undefined
  return () => {
    sealer ??= makeSealer(db, configured, clock()).catch((error: unknown) => {
      sealer = undefined
      throw error
    })
    return sealer
  }
}
