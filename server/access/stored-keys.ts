import { randomBytes } from 'node:crypto'
import { computeKeyId, HEARSAY, type Keyring, type SigningKey } from './keyring.ts'

/** Replays may be watched for seven hours by an address that was signed before. */
const LONGEST_TOKEN = 8 * 60 * 60 * 1000

/** Milliseconds between two reads of the keys because of an unknown key id. */
const PAUSE = 1000

/** Where keys are kept. `change` gives what is kept after it; of several at once, each sees what the one before has left. */
export type KeyStore = {
  read(): Promise<SigningKey[]>
  change(update: (keys: readonly SigningKey[]) => SigningKey[]): Promise<SigningKey[]>
}

function newKey(): SigningKey {
  const secret = randomBytes(32)
  return { id: computeKeyId(secret), secret }
}

const isCurrent = ({ retiredAt }: SigningKey) => retiredAt === undefined

/** Makes the first key if there is none. */
export async function ensureKey(store: KeyStore): Promise<SigningKey[]> {
  const kept = await store.read()
  if (kept.some(isCurrent)) return kept
  return store.change((keys) => (keys.some(isCurrent) ? [...keys] : [newKey(), ...keys]))
}

/**
 * Replaces the key that signs. Older keys are kept as long as their tokens may be valid; `dropped`: they are forgotten at once,
 * for a key that others may know, and signed-in users renew and stay.
 */
export const rotateKeys = (store: KeyStore, now: Date, dropped: boolean): Promise<SigningKey[]> =>
  store.change((keys) => {
    const retired = keys.map((key) => (isCurrent(key) ? { ...key, retiredAt: now } : key))
    const isNeeded = ({ retiredAt }: SigningKey) =>
      !dropped && retiredAt !== undefined && retiredAt.getTime() > now.getTime() - LONGEST_TOKEN
    return [newKey(), ...retired.filter(isNeeded)]
  })

/** The kept keys as a process knows them: read again every minute, and for a token of a key that is new here. */
export async function openKeyring(store: KeyStore, onFailure: (error: unknown) => void): Promise<Keyring> {
  let keys = await ensureKey(store)
  let readAt = performance.now()
  const readAgain = async () => {
    readAt = performance.now()
    const found = await store.read()
    if (found.some(isCurrent)) keys = found
  }
  const timer = setInterval(() => readAgain().catch(onFailure), HEARSAY / 2)
  timer.unref()
  const known = (id: string) => keys.find((key) => key.id === id)
  return {
    current: () => {
      const key = keys.find(isCurrent)
      if (!key) throw new Error('There is no key to sign with.')
      return key
    },
    find: async (id) => {
      if (!known(id) && performance.now() - readAt > PAUSE) await readAgain().catch(onFailure)
      return known(id)
    },
    all: () => keys,
    close: () => clearInterval(timer),
  }
}
