// Replaces the key that tokens are signed with: `npm run server:keys -- rotate [--drop] [--data-dir DIR]`.
import { parseArgs } from 'node:util'
import { keyFile } from '#server/access/key-file.ts'
import { keyTable } from '#server/access/signing-keys.ts'
import { type KeyStore, rotateKeys } from '#server/access/stored-keys.ts'
import { type Command, settingsFor, UsageError, withDatabase } from './command.ts'

const usage = `Usage: npm run server:keys -- rotate [--drop] [--data-dir <directory>]

  rotate      makes a new key, which a running server signs with within a minute; what older ones have signed stays good
  --drop      forgets the older keys at once, for a key that others may know; signed-in users renew and stay
  --data-dir  directory of the embedded database, DATA_DIR or var/data unless given; DATABASE_URL comes first`

async function rotate(store: KeyStore, dropped: boolean): Promise<void> {
  const [current, ...older] = await rotateKeys(store, new Date(), dropped)
  console.log(
    `Tokens are signed with key ${current?.id} from now on; ${older.length} older keys are kept to check with.`,
  )
}

export const keysCommand: Command = {
  usage,
  run: async (args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { drop: { type: 'boolean', default: false }, 'data-dir': { type: 'string' } },
    })
    if (positionals.join(' ') !== 'rotate') throw new UsageError('There is one command: rotate.')
    const settings = settingsFor(values['data-dir'])
    if (settings.jwtSecret !== undefined)
      throw new Error('The keys are given by JWT_SECRET. Put a new one before the others there, with a comma between.')
    // The file beside an embedded database may be changed while its server runs.
    if (settings.databaseUrl === undefined) await rotate(keyFile(settings.dataDir), values.drop)
    else await withDatabase(settings, ({ db }) => rotate(keyTable(db), values.drop))
    return 0
  },
}
