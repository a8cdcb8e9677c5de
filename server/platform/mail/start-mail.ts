import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { MailSettings } from './mail.ts'
import { type MailDispatcher, openMailDispatcher } from './mail-dispatcher.ts'
import { outboxPage } from './outbox-page.ts'
import type { MailTransport } from './transport.ts'

/**
 * What the app is given: the way mails leave, a directory of mails to be shown at `/outbox`, which is for development, and whether
 * mails with new research go out; they do when left out.
 */
export type MailOptions = MailSettings & {
  transport: MailTransport
  shownOutbox?: string | undefined
  sendsResearch?: boolean
}

/** What routes need to send mails. */
export type MailService = { settings: MailSettings; dispatcher: MailDispatcher; sendsResearch: boolean }

/** Sends mails while the app runs, beginning with those that an earlier process has left. */
export async function startMail(
  app: FastifyInstance,
  { transport, shownOutbox, sendsResearch = true, ...settings }: MailOptions,
  { db, clock }: { db: Kysely<Database>; clock: () => Date },
): Promise<MailService> {
  const dispatcher = openMailDispatcher({ db, transport, clock, log: app.log })
  app.addHook('onReady', async () => dispatcher.deliver())
  app.addHook('onClose', () => dispatcher.close())
  if (shownOutbox !== undefined) await app.register(outboxPage(shownOutbox, settings.portalUrl))
  return { settings, dispatcher, sendsResearch }
}
