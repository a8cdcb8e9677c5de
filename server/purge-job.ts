import { setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { purgeStagedFiles, STAGED_FOR } from './desk/documents/staged-files.ts'
import { purgeAudit } from './platform/audit/purge.ts'
import type { Database } from './platform/database/schema.ts'
import { startBackgroundJob } from './platform/jobs/background-job.ts'
import { purgeEvents } from './site/analytics/repository.ts'
import { purgeSums, purgeUses } from './usage/purge.ts'

/** How long records are kept, in milliseconds. */
export type Retention = { audit: number; events: number; usage: number }

const DAY = 24 * 60 * 60 * 1000

/**
 * Two years cover an audit of the year before; thirteen months allow a comparison with the year before, and sums of usage one of
 * three years.
 */
export const defaultRetention: Retention = { audit: 730 * DAY, events: 400 * DAY, usage: 1125 * DAY }

type Purge = { db: Kysely<Database>; clock: () => Date; retention: Retention }

/**
 * Removes expired records while the app runs, in slices, so that requests do not wait. Several processes may do this at the
 * same time.
 */
export function startPurgeJob(app: FastifyInstance, { db, clock, retention }: Purge): void {
  const job = startBackgroundJob(
    async (isClosing) => {
      const before = (kept: number) => new Date(clock().getTime() - kept)
      const purges = [
        () => purgeEvents(db, before(retention.events)),
        () => purgeUses(db, before(retention.events)),
        () => purgeSums(db, before(retention.usage)),
        () => purgeStagedFiles(db, before(STAGED_FOR)),
        () => purgeAudit(db, before(retention.audit), clock()),
      ]
      for (const purge of purges) while (!isClosing() && (await purge()) > 0) await turn()
    },
    (error) => app.log.error({ err: error }, 'old records could not be purged'),
  )
  app.addHook('onReady', async () => job.run())
  app.addHook('onClose', () => job.close())
}
