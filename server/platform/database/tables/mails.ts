import type { Generated } from 'kysely'
import type { Mail } from '../../mail/mail.ts'
import type { Json, Maybe, MaybeTimestamp, Timestamp } from './columns.ts'

/** A mail that has not been handed over; its row goes when it has. */
export interface OutgoingMailTable {
  /** A UUID. */
  id: string
  mail: Json<Mail>
  created_at: Timestamp
  /** The earliest next attempt. A process that tries the mail moves it first, so that no other tries it at the same time. */
  due_at: Timestamp
  attempts: Generated<number>
  last_error: Maybe<string>
  /** Whose digest it is; null: it is another mail. What the digest is about has `mailed_at` = `created_at`. */
  digest_user_id: Maybe<number>
  /** After this it is not sent any more; null: it never ends. */
  good_until: MaybeTimestamp
  /** When it was left for a person to look at; null: it will be tried again. */
  given_up_at: MaybeTimestamp
}
