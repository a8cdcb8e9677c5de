import type { FastifyInstance } from 'fastify'
import type { Context } from '#server/access/context.ts'
import { startBackgroundJob } from '#server/platform/jobs/background-job.ts'
import { sendDue } from './mails/send-due.ts'
import { takeBackStale } from './mails/take-back.ts'
import { sweep } from './sweep/sweep.ts'

/** Delivers new documents while the app runs, and queues the mails about them. Several processes may do this at the same time. */
export function startDelivery(app: FastifyInstance, { db, clock, meaning, mail }: Context): void {
  const logFailure = (error: unknown) => app.log.error({ err: error }, 'documents could not be delivered')
  const onSearchFailure = (error: unknown, savedSearches: readonly number[]) =>
    app.log.error({ err: error, savedSearches }, 'saved searches failed; the next sweep looks for what they missed')
  const onMailFailure = (error: unknown, user: number) =>
    app.log.error({ err: error, user }, 'a mail with research could not be made; it is tried again')
  const job = startBackgroundJob(async (isClosing) => {
    // Mails about what has been delivered go out all the same.
    await sweep(db, { now: clock(), meaning, isClosing, onSearchFailure }).catch(logFailure)
    if (!mail || isClosing()) return
    await takeBackStale(db, clock())
    if (!mail.sendsResearch || isClosing()) return
    const count = await sendDue(db, { settings: mail.settings, now: clock(), isClosing, onFailure: onMailFailure })
    if (count > 0) mail.dispatcher.deliver()
  }, logFailure)
  app.addHook('onReady', async () => job.run())
  app.addHook('onClose', () => job.close())
}
