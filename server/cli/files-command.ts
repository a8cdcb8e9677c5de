// Moves the files of imported documents: `npm run server:files -- to-store`.
import { countFiles, moveToDatabase, moveToStore } from '#server/documents/files/move-files.ts'
import { openObjectStore } from '#server/platform/files/object-store.ts'
import { progressBar } from '#server/platform/jobs/progress.ts'
import { type Command, settingsFor, UsageError, withDatabase } from './command.ts'

const usage = `Usage: npm run server:files -- status | to-store | to-database

Files of imported documents lie in the database, or as objects in the bucket that FILES_S3_URL names.

  status       how many lie where
  to-store     moves those in the database into the bucket, as a running server does by itself
  to-database  moves all of them back, for a backup with everything or to give the bucket up. Servers must run without FILES_S3_URL
               by then, or they move them again; their downloads fail until it has come to its end.`

const moves = { 'to-store': moveToStore, 'to-database': moveToDatabase }

const isMove = (verb: string | undefined): verb is keyof typeof moves => verb !== undefined && verb in moves

export const filesCommand: Command = {
  usage,
  run: async ([verb, ...more]) => {
    if (more.length > 0 || !(verb === 'status' || isMove(verb))) throw new UsageError('Name what to do.')
    const settings = settingsFor(undefined)
    if (verb !== 'status' && !settings.files) throw new Error('Set FILES_S3_URL to the address of the bucket.')
    await withDatabase(settings, async ({ db }) => {
      if (isMove(verb) && settings.files) {
        const store = openObjectStore(settings.files)
        const { inDatabase, inStore } = await countFiles(db)
        const total = verb === 'to-store' ? inDatabase : inStore
        const onProgress = progressBar(process.stdout)
        for (let done = 0; await moves[verb](db, store); ) onProgress(++done, total, 'files')
      }
      const { inDatabase, inStore, removed } = await countFiles(db)
      console.log(`${inDatabase} in the database, ${inStore} in the bucket, ${removed} objects to be removed.`)
    })
    return 0
  },
}
