import { setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Context } from './access/context.ts'
import { moveToStore, removeObject } from './documents/files/move-files.ts'
import { startBackgroundJob } from './platform/jobs/background-job.ts'

/**
 * Moves imported files from the database into the store of objects, where there is one, within a minute. Imports write into the
 * database, so that they need no store and stay one transaction.
 */
export function startFileJob(
  app: FastifyInstance,
  { db, clock, objects }: Pick<Context, 'db' | 'clock' | 'objects'>,
): void {
  if (!objects) return
  const job = startBackgroundJob(
    async (isClosing) => {
      while (!isClosing() && (await moveToStore(db, objects))) await turn()
      while (!isClosing() && (await removeObject(db, objects, clock()))) await turn()
    },
    (error) => app.log.error({ err: error }, 'files could not be moved into their store'),
  )
  app.addHook('onReady', async () => job.run())
  app.addHook('onClose', () => job.close())
}
