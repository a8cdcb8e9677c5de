import type { Kysely } from 'kysely'
import type { AuditLog } from '#server/platform/audit/audit-log.ts'
import type { Reads } from '#server/platform/database/replicas.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { ObjectStore } from '#server/platform/files/object-store.ts'
import type { MailService } from '#server/platform/mail/start-mail.ts'
import type { FindPlace } from '#server/platform/places.ts'
import type { Meaning } from '#server/platform/semantic/meaning.ts'
import type { AccessTokens } from './access-tokens.ts'
import type { FileTokens } from './file-tokens.ts'
import type { AttemptGuard } from './guard.ts'
import type { WriteLimits } from './limits.ts'
import type { RelyingParty } from './relying-party.ts'
import type { ReplayTickets } from './replay-tickets.ts'
import type { OpenSealer } from './sealer.ts'
import type { SessionLimits } from './session-limits.ts'
import type { UsageLog } from './usage-log.ts'

/** Handles, after the answer, the requests for links that have been written down. */
export type LinkRequestWorker = { schedule(): void }

/** What every route is given. `clock` is the time of day, so that a test can move it. */
export type Context = Reads & {
  /** Everything but what `readsFor` is for: sessions, what users have of their own, and whatever writes. */
  db: Kysely<Database>
  clock: () => Date
  audit: AuditLog
  usage: UsageLog
  tokens: AccessTokens
  fileTokens: FileTokens
  sessionLimits: SessionLimits
  /** For secrets at rest that are read again. */
  openSealer: OpenSealer
  /** Undefined: there are no passkeys. */
  relyingParty: RelyingParty | undefined
  /** Whether links carry tokens of their own files alone, and no access token. */
  fileTokensOnly: boolean
  tickets: ReplayTickets
  /** Of imported files; undefined: they lie in the database. */
  objects: ObjectStore | undefined
  writeLimits: WriteLimits
  /** Undefined: there is no database of places. */
  findPlace: FindPlace | undefined
  meaning: Meaning
  guard: AttemptGuard
  /** Undefined: no mails are written. */
  mail: MailService | undefined
  /** Undefined like the mails that it writes. */
  links: LinkRequestWorker | undefined
}
