// Puts a backup in place of the database: `npm run server:restore -- portal.tar.gz`.

import { restoreEmbedded } from '#server/platform/database/backup/embedded.ts'
import { restorePostgres } from '#server/platform/database/backup/postgres.ts'
import { isThere } from '#server/platform/database/disk.ts'
import { openDatabase } from '#server/platform/database/open.ts'
import { readFileCommand } from './backup.ts'
import type { Command } from './command.ts'

const usage = `Usage: npm run server:restore -- <file> [--force] [--data-dir <directory>]

Puts a file that server:backup wrote in place of the database, all of it. Stop every server first. What is newer than the
server's own schema is not for it: restore with the version that wrote the file, or a newer one.

  --force     replaces a database that is there: documents, accounts, everything
  --data-dir  directory of the embedded database, DATA_DIR or var/data unless given; DATABASE_URL comes first`

async function holdsTables(url: string): Promise<boolean> {
  const { db, close } = await openDatabase({ url, directory: '' })
  try {
    return (await db.introspection.getTables()).length > 0
  } finally {
    await close()
  }
}

export const restoreCommand: Command = {
  usage,
  run: async (args) => {
    const { file, force, settings } = readFileCommand(args)
    if (!(await isThere(file))) throw new Error(`There is no ${file}.`)
    const { databaseUrl: url, postgresTools: tools } = settings
    if (url) {
      if (!force && (await holdsTables(url)))
        throw new Error('There are tables in this database. Give --force to replace them.')
      await restorePostgres({ url, tools }, file)
    } else await restoreEmbedded(settings.dataDir, file, force)
    console.log('Restored.')
    return 0
  },
}
