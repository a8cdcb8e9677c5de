import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/access/context.ts'
import { startBackgroundJob } from '#server/platform/jobs/background-job.ts'
import { endExpired, remindEnding } from './expiry.ts'

/** Tells users that their subscription is about to end, and takes back what followed from one that has ended, while the app runs. */
export function startExpiryJob(
  app: FastifyInstance,
  { db, clock, mail }: Pick<Context, 'db' | 'clock' | 'mail'>,
): void {
  const job = startBackgroundJob(
    async (isClosing) => {
      await endExpired(db, clock(), isClosing)
      if (mail && (await remindEnding(db, mail.settings, clock(), isClosing)) > 0) mail.dispatcher.deliver()
    },
    (error) => app.log.error({ err: error }, 'subscriptions could not be ended'),
  )
  app.addHook('onReady', async () => job.run())
  app.addHook('onClose', () => job.close())
}
