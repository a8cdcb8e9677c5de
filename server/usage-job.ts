import type { FastifyInstance } from 'fastify'
import type { Context } from './access/context.ts'
import { startBackgroundJob } from './platform/jobs/background-job.ts'
import { startPacing } from './platform/jobs/pace.ts'
import { countUses } from './usage/count.ts'

/** Adds what was used to the sums of readership once a minute, while the app runs. */
export function startUsageJob(app: FastifyInstance, { db, usage }: Pick<Context, 'db' | 'usage'>): void {
  const job = startBackgroundJob(
    async (isClosing) => {
      await usage.flush()
      const rest = startPacing()
      while (!isClosing() && (await countUses(db)) > 0) await rest()
    },
    (error) => app.log.error({ err: error }, 'uses could not be counted'),
  )
  app.addHook('onReady', async () => job.run())
  app.addHook('onClose', async () => {
    await usage.flush()
    await job.close()
  })
}
