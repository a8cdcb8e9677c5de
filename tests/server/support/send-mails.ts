import type { Kysely } from 'kysely'
import { sendDue } from '#server/delivery/mails/send-due.ts'
import { takeBackStale } from '#server/delivery/mails/take-back.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { MailSettings } from '#server/platform/mail/mail.ts'

/** What a server does about mails with research once a minute. A mail that cannot be made fails the test. */
export async function sendMails(db: Kysely<Database>, settings: MailSettings, now: Date): Promise<number> {
  await takeBackStale(db, now)
  return sendDue(db, {
    settings,
    now,
    onFailure: (error) => {
      throw error
    },
  })
}
