import type { Kysely } from 'kysely'
import { parseKeys } from './access/configured-keys.ts'
import { keyFile } from './access/key-file.ts'
import type { Keyring } from './access/keyring.ts'
import { keyTable } from './access/signing-keys.ts'
import { type KeyStore, openKeyring } from './access/stored-keys.ts'
import type { Database } from './platform/database/schema.ts'
import type { Settings } from './settings.ts'

type Place = Pick<Settings, 'databaseUrl' | 'dataDir'>

/** Where keys are kept that the environment does not give. */
const openKeyStore = ({ databaseUrl, dataDir }: Place, db: Kysely<Database>): KeyStore =>
  databaseUrl === undefined ? keyFile(dataDir) : keyTable(db)

/**
 * The keys that tokens are signed with: the given ones, else those that are made once and kept, so that sessions outlive a
 * restart: in the data directory beside an embedded database, in the database itself where several processes share one.
 */
export const openKeys = async (
  settings: Place & Pick<Settings, 'jwtSecret'>,
  db: Kysely<Database>,
): Promise<Keyring> =>
  settings.jwtSecret === undefined
    ? openKeyring(openKeyStore(settings, db), (error) => console.error('Signing keys could not be read again:', error))
    : parseKeys(settings.jwtSecret)
