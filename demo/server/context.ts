import type { Kysely } from 'kysely'
import type { AccessTokens } from './auth/access-tokens.ts'
import type { FileTokens } from './auth/file-tokens.ts'
import type { Database } from './database/schema.ts'
import type { ReplayTickets } from './files/replay/tickets.ts'
import type { MailService } from './mail/start-mail.ts'
import type { Meaning } from './meaning/meaning.ts'
import type { LinkDesk } from './passwords/link-desk.ts'

/** What every route is given. `clock` is the time of day, so that a test can move it. */
export type Context = {
  db: Kysely<Database>
  clock: () => Date
  tokens: AccessTokens
  fileTokens: FileTokens
  /** Whether links carry tokens of their own files alone, and no access token. */
  fileTokensOnly: boolean
  tickets: ReplayTickets
  meaning: Meaning
  /** Undefined: no mails are written. */
  mail: MailService | undefined
  /** Undefined like the mails that it writes. */
  links: LinkDesk | undefined
}
