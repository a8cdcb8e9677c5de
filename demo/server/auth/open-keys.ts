import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { keyTable } from '../repositories/signing-keys.ts'
import type { Settings } from '../settings.ts'
import { type KeyStore, openKeyring } from './kept-keys.ts'
import { keyFile } from './key-file.ts'
import { fixedKeyring, type Keyring } from './keyring.ts'

const SHORTEST = 32

type Place = Pick<Settings, 'databaseUrl' | 'dataDir'>

/** Where keys are kept that the environment does not give. */
const keyStoreOf = ({ databaseUrl, dataDir }: Place, db: Kysely<Database>): KeyStore =>
  databaseUrl === undefined ? keyFile(dataDir) : keyTable(db)

/** `JWT_SECRET`: one key, or several by commas, of which the first signs. */
export function givenKeys(text: string): Keyring {
  const keys = text.split(',').map((part) => part.trim())
  const [first, ...others] = keys.map((part) => new TextEncoder().encode(part))
  if (!first || keys.some(({ length }) => length < SHORTEST))
    throw new Error(`JWT_SECRET must have at least ${SHORTEST} characters; of several keys by commas, each.`)
  return fixedKeyring(first, ...others)
}

/**
 * The keys that tokens are signed with: the given ones, else those that are made once and kept, so that sessions outlive a
 * restart: in the data directory beside an embedded database, in the database itself where several processes share one.
 */
export const openKeys = async (
  settings: Place & Pick<Settings, 'jwtSecret'>,
  db: Kysely<Database>,
): Promise<Keyring> =>
  settings.jwtSecret === undefined
    ? openKeyring(keyStoreOf(settings, db), (error) => console.error('Signing keys could not be read again:', error))
    : givenKeys(settings.jwtSecret)
