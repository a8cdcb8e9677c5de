// Does to a database what a start of the server does first: `npm start` runs it beside the build.
import { prepareDatabase } from '#server/prepare-database.ts'
import { type Command, parseSettings, withDatabase } from './command.ts'

const usage = `Usage: npm run server:prepare -- [--data-dir <directory>]

Brings the database to the newest schema and, with demo data on, fills it once, as every start of the server does.

  --data-dir  directory of the embedded database, DATA_DIR or var/data unless given; DATABASE_URL comes first`

export const prepareCommand: Command = {
  usage,
  run: async (args) => {
    const settings = parseSettings(args)
    await withDatabase(settings, (database) => prepareDatabase(database, settings))
    return 0
  },
}
