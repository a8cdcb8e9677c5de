import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Kysely } from 'kysely'
import type { Keyring } from './access/keyring.ts'
import type { WriteLimits } from './access/limits.ts'
import type { RelyingParty } from './access/relying-party.ts'
import type { SessionLimits } from './access/session-limits.ts'
import type { WorkerLink } from './platform/cluster/worker.ts'
import type { PoolState } from './platform/database/postgres.ts'
import type { Replicas } from './platform/database/replicas.ts'
import type { Database } from './platform/database/schema.ts'
import type { ObjectStore } from './platform/files/object-store.ts'
import type { CsrfNames } from './platform/http/csrf-names.ts'
import type { StartupServer } from './platform/http/startup-server.ts'
import type { MailOptions } from './platform/mail/start-mail.ts'
import type { FindPlace } from './platform/places.ts'
import type { Meaning } from './platform/semantic/meaning.ts'
import type { Retention } from './purge-job.ts'
import type { Settings } from './settings.ts'

/** What the app is built of and how it behaves. */
export type AppOptions = {
  db: Kysely<Database>
  /** One key, or a ring of them. */
  jwtSecret: Uint8Array | Keyring
  /** Origins whose pages may call the API, exactly as a browser sends them. */
  allowedOrigins: readonly string[]
  /** The default names when left out. */
  csrf?: CsrfNames
  /** Where browsers find the portal and, below it, this API; on this machine when left out. */
  portalUrl?: string
  /** Keys for the secrets of factors; one that the database keeps when left out. */
  factorKey?: string | undefined
  /** Whom passkeys are made for; there are none when left out. */
  relyingParty?: RelyingParty | undefined
  clock?: () => Date
  /** The default limits when left out. */
  sessionLimits?: SessionLimits
  /** No places are told when left out. */
  findPlace?: FindPlace | undefined
  /** Imported files lie in the database when left out. */
  objects?: ObjectStore | undefined
  /** Off when left out. */
  meaning?: Meaning
  /** No mails are written when left out. */
  mail?: MailOptions
  logger?: FastifyServerOptions['logger']
  /** Whether a proxy in front tells the client's address. */
  trustProxy?: Settings['trustProxy']
  /** Whether links may carry no access token; they may when left out. */
  fileTokensOnly?: boolean
  /** How long records are kept; the defaults when left out. */
  retention?: Retention
  /** How often a user may write; as for everybody when left out. */
  writeLimits?: WriteLimits
  /** The build output with `portal` and `widgets`; the API alone without it. */
  dist?: string
  /** Whether the process is shutting down; false by default. */
  isClosing?: () => boolean
  /** Whether `/readyz` says so; as `isClosing` by default. */
  isStopping?: () => boolean
  /** How many processes serve on this machine; 1 by default. */
  processes?: number
  /** Of a process that is one of several. */
  worker?: WorkerLink | undefined
  /** Of the connections to PostgreSQL, for `/metrics`. */
  pool?: PoolState | undefined
  /** Of the database; it is read alone when left out. */
  replicas?: Replicas | undefined
  /** With it, `/metrics` can be read from other machines. */
  metricsToken?: string | undefined
  /** A server that listens already; by default the app creates its own. */
  serverFor?: StartupServer['serverFor']
  /** Called before anything is registered, so that its hooks see every request. */
  watch?: (app: FastifyInstance) => void
}
