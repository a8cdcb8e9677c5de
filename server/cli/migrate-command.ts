// Brings a database to the newest schema: `npm run server:migrate`.
import { type Command, parseSettings, withDatabase } from './command.ts'

const usage = `Usage: npm run server:migrate -- [--data-dir <directory>]

Brings the database to the newest schema, as every start of the server does: for deployments that do it first, once.

  --data-dir  directory of the embedded database, DATA_DIR or var/data unless given; DATABASE_URL comes first`

export const migrateCommand: Command = {
  usage,
  run: async (args) => {
    await withDatabase(parseSettings(args), async () => console.log('The database has the newest schema.'))
    return 0
  },
}
