import { setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { purgeAudit } from './platform/audit/purge.ts'
import type { Retention } from './platform/config/retention.ts'
import type { Database } from './platform/database/schema.ts'
import { startBackgroundJob } from './platform/jobs/background-job.ts'
import { purgeEvents } from './site/analytics/repository.ts'

type Purge = { db: Kysely<Database>; clock: () => Date; retention: Retention }

/**
 * Removes expired records while the app runs, in slices that give way to requests. Several processes may do it at the same
 * time.
 */
export function startPurgeJob(app: FastifyInstance, { db, clock, retention }: Purge): void {
  const job = startBackgroundJob(
    async (isClosing) => {
      const before = (kept: number) => new Date(clock().getTime() - kept)
      const purges = [
        () => purgeEvents(db, before(retention.events)),
        () => purgeAudit(db, before(retention.audit), clock()),
      ]
      for (const purge of purges) while (!isClosing() && (await purge()) > 0) await turn()
    },
    (error) => app.log.error({ err: error }, 'old records could not be purged'),
  )
  app.addHook('onReady', async () => job.run())
  app.addHook('onClose', () => job.close())
}
