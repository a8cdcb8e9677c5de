// Writes the database into a file: `npm run server:backup -- portal.tar.gz`.
import { rename, rm } from 'node:fs/promises'
import { dumpEmbedded } from '#server/platform/database/backup/embedded.ts'
import { dumpPostgres } from '#server/platform/database/backup/postgres.ts'
import { isThere } from '#server/platform/database/disk.ts'
import { readFileCommand } from './backup.ts'
import type { Command } from './command.ts'

const usage = `Usage: npm run server:backup -- <file> [--force] [--data-dir <directory>]

Writes the whole database into a file: a .tar.gz of the embedded one, which must not be in use by a running server, or with
DATABASE_URL pg_dump's custom format, for which servers may go on.

  --force     replaces a file that is there
  --data-dir  directory of the embedded database, DATA_DIR or var/data unless given; DATABASE_URL comes first`

export const backupCommand: Command = {
  usage,
  run: async (args) => {
    const { file, force, settings } = readFileCommand(args)
    if (!force && (await isThere(file))) throw new Error(`${file} is there already. Give --force to replace it.`)
    const draft = `${file}.${process.pid}`
    try {
      const { databaseUrl: url, postgresTools: tools, dataDir } = settings
      if (url) await dumpPostgres({ url, tools }, draft)
      else await dumpEmbedded(dataDir, draft)
      await rename(draft, file)
    } finally {
      await rm(draft, { force: true })
    }
    console.log(`Written to ${file}.`)
    return 0
  },
}
