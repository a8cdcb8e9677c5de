import type { FastifyInstance } from 'fastify'
import type { Context } from './access/context.ts'
import { releaseDue } from './import/embargo.ts'
import { finishRelease } from './import/finish-release.ts'
import { startBackgroundJob } from './platform/jobs/background-job.ts'

/** Publishes embargoed documents within a minute of their time, while the app runs. */
export function startReleaseJob(
  app: FastifyInstance,
  { db, clock, meaning }: Pick<Context, 'db' | 'clock' | 'meaning'>,
): void {
  // Those that an earlier process has published may lack their passages too.
  let lacksPassages = true
  const job = startBackgroundJob(
    async () => {
      const lacked = lacksPassages
      // Also if the release breaks off after some of them.
      lacksPassages = true
      const released = await releaseDue(db, clock(), (reference, error) =>
        app.log.error({ err: error, reference }, 'an embargoed document could not be published'),
      )
      if (released > 0) app.log.info({ released }, 'embargoed documents were published')
      lacksPassages = lacked || released > 0
      if (!lacksPassages) return
      await finishRelease({ db, meaning })
      lacksPassages = false
    },
    (error) => app.log.error({ err: error }, 'embargoed documents could not be published'),
  )
  app.addHook('onReady', async () => job.run())
  app.addHook('onClose', () => job.close())
}
