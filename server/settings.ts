import { join, resolve } from 'node:path'
import { Value } from 'typebox/value'
import { trimEnd } from '#lib/format/trim.ts'
import { LONGEST_SESSION, type SessionLimit, type SessionLimits } from './access/session-limits.ts'
import type { PoolLimits } from './platform/database/postgres.ts'
import type { ObjectStoreSettings } from './platform/files/object-store.ts'
import type { CsrfNames } from './platform/http/csrf-names.ts'
import { isLoopback } from './platform/http/loopback.ts'
import type { ShutdownSettings } from './platform/http/shutdown.ts'
import type { MailSettings } from './platform/mail/mail.ts'
import type { ModelSettings } from './platform/semantic/open-embedder.ts'
import type { Retention } from './purge-job.ts'
import { type Variables, variables } from './settings/variables.ts'

/** The settings of the process, read from its environment. */
export type Settings = {
  host: string
  /** Of the portal and the API; the marketing site and the intranet take the next two. */
  port: number
  dataDir: string
  databaseUrl: string | undefined
  /** Processes that serve on the same ports. */
  workers: number
  /** Replicas of it. */
  readUrls: string[]
  /** Milliseconds that these may be behind. */
  lagLimit: number
  pool: PoolLimits
  /** Milliseconds that the start waits for a database that cannot be reached yet. */
  databaseTimeout: number
  /** Undefined: imported files lie in the database. */
  files: ObjectStoreSettings | undefined
  /** Path of the database of places; undefined: there is none. */
  geoipDatabase: string | undefined
  /** Megabytes of the data directory's disk that are left free. */
  dataReserve: number
  /** Directory of PostgreSQL's tools; undefined: they are on the path. */
  postgresTools: string | undefined
  /** One key, or several separated by commas; undefined: keys are generated and kept. */
  jwtSecret: string | undefined
  /** Like `jwtSecret`, for the secrets of factors; undefined: a key is generated and kept in the database. */
  factorKey: string | undefined
  sessionLimits: SessionLimits
  allowedOrigins: string[]
  csrf: CsrfNames
  logLevel: string
  /** The number of proxies in front of the server, or their addresses; false: none, so `X-Forwarded-*` is ignored. */
  trustProxy: number | string | false
  /** Whether links to files work only with a token for that file; access tokens are refused. */
  fileTokensOnly: boolean
  /** Whether the ports are open while the database is prepared; requests are answered that the server is starting. */
  answersWhileStarting: boolean
  embeddings: ModelSettings | undefined
  /** Undefined: the model's own. */
  embeddingsWeight: number | undefined
  mail: MailSettings & {
    /** Undefined: mails are written to `outbox` instead. */
    url: string | undefined
    outbox: string
    /** Whether the server shows the mails in `outbox` as a page. */
    showsOutbox: boolean
    /** Whether mails with new research go out. */
    sendsResearch: boolean
    /** A warning for the operator, as a sentence; undefined: none. */
    warning: string | undefined
  }
  retention: Retention
  shutdown: ShutdownSettings
  /** Undefined: `/metrics` is for this machine. */
  metricsToken: string | undefined
  /**
   * Whether an empty database is filled with the demo's data, and the demo sites are served. The passwords of its accounts are
   * published, so in production it must be requested.
   */
  demoData: boolean
  /** Anchor of the demo data. */
  demoNow: Date | undefined
}

/** The variables that are set. Most empty ones count as unset. */
function pickTexts(env: NodeJS.ProcessEnv): Record<string, string> {
  const given = Object.entries(variables.properties).flatMap(([name, schema]) => {
    const text = env[name]
    return text || (text === '' && 'allowsEmpty' in schema) ? [[name, text]] : []
  })
  return Object.fromEntries(given)
}

/** @param texts with the defaults */
function parseVariables(texts: Record<string, string>): Variables {
  const [error] = Value.Errors(variables, texts)
  if (error) throw new Error(`${error.instancePath.slice(1)} ${error.message}`)
  return Value.Decode(variables, texts)
}

/** @param texts with the defaults */
function toSessionLimit(values: Variables, texts: Record<string, string>, kind: 'SESSION' | 'REMEMBER'): SessionLimit {
  const [idleName, absoluteName] = [`${kind}_IDLE`, `${kind}_ABSOLUTE`] as const
  const { [idleName]: idle, [absoluteName]: absolute } = values
  if (absolute > LONGEST_SESSION)
    throw new Error(`${absoluteName} must not be longer than 400d, which is as long as browsers keep a cookie.`)
  if (idle > absolute)
    throw new Error(
      `${idleName} (${texts[idleName]}) must not be longer than ${absoluteName} (${texts[absoluteName]}).`,
    )
  return { idle, absolute }
}

function toEmbeddings(values: Variables): ModelSettings | undefined {
  const { EMBEDDINGS_URL: url, EMBEDDINGS_MODEL: model, EMBEDDINGS_KEY: key, EMBEDDINGS_MODEL_DIR: directory } = values
  if (directory && url) throw new Error('EMBEDDINGS_URL and EMBEDDINGS_MODEL_DIR each name a model: set one of them.')
  if (directory) return { directory }
  if (!url) return undefined
  if (!model) throw new Error('EMBEDDINGS_URL needs EMBEDDINGS_MODEL, the name of the model there.')
  return { url, model, key }
}

function toReadUrls({ DATABASE_URL: url, DATABASE_READ_URL: urls = [] }: Variables): string[] {
  if (urls.length > 0 && url === undefined)
    throw new Error('DATABASE_READ_URL needs DATABASE_URL: the embedded database has no replicas.')
  return urls
}

/** Mail that really leaves must not come from, lead to or ask for the demo's own addresses. */
function requireMailSettings(given: Record<string, string>): void {
  const missing = ['MAIL_FROM', 'ACCESS_TEAM_MAIL', 'PORTAL_URL'].filter((name) => !given[name])
  if (given.MAIL_URL && missing.length > 0) throw new Error(`MAIL_URL needs ${missing.join(', ')} as well.`)
}

function toFiles(values: Variables): ObjectStoreSettings | undefined {
  const { FILES_S3_URL: url, FILES_S3_REGION: region } = values
  const { FILES_S3_ACCESS_KEY_ID: accessKeyId, FILES_S3_SECRET_ACCESS_KEY: secretAccessKey } = values
  if (url === undefined) return undefined
  if (!accessKeyId || !secretAccessKey)
    throw new Error('FILES_S3_URL needs FILES_S3_ACCESS_KEY_ID and FILES_S3_SECRET_ACCESS_KEY.')
  return { url, region, accessKeyId, secretAccessKey }
}

/** The embedded database serves one process. */
function toWorkers({ WORKERS, DATABASE_URL }: Variables): number {
  if (WORKERS > 1 && DATABASE_URL === undefined)
    throw new Error(
      `WORKERS (${WORKERS}) needs DATABASE_URL, the address of a PostgreSQL: the embedded database serves one process.`,
    )
  return WORKERS
}

const isProduction = ({ NODE_ENV }: Variables) => NODE_ENV?.toLowerCase() === 'production'

/** The name may stand for two addresses, of which a server listens on one. */
const toHost = ({ HOST }: Variables) => (HOST === 'localhost' ? '127.0.0.1' : HOST)

/** Behind a proxy on this machine, clients on other machines have a local address too. */
const isForThisMachine = (values: Variables) => isLoopback(toHost(values)) && values.TRUST_PROXY === false

function toMail(values: Variables, hasDataDir: boolean): Settings['mail'] {
  const { MAIL_URL: url, PORT, DATA_DIR, PORTAL_URL } = values
  const outbox = resolve(values.OUTBOX_DIR ?? (hasDataDir ? join(DATA_DIR, 'outbox') : 'var/outbox'))
  return {
    url,
    outbox,
    showsOutbox: url === undefined && isForThisMachine(values) && !isProduction(values),
    // Clients offer no mails that would only be laid down.
    sendsResearch: values.RESEARCH_MAILS && (url !== undefined || !isProduction(values)),
    warning:
      url === undefined && isProduction(values)
        ? `Mails reach nobody: without MAIL_URL they are laid down in ${outbox}, including registrations and requests for access.`
        : undefined,
    from: values.MAIL_FROM,
    accessTeam: values.ACCESS_TEAM_MAIL,
    portalUrl: trimEnd(PORTAL_URL ?? `http://127.0.0.1:${PORT}`, '/'),
  }
}

/** The origin of the portal, and those of the demo sites if they are served, by both names of this machine. */
const ownOrigins = (port: number, withSites: boolean): string[] =>
  ['127.0.0.1', 'localhost'].flatMap((name) =>
    (withSites ? [0, 1, 2] : [0]).map((offset) => `http://${name}:${port + offset}`),
  )

/** A list replaces the default. Only where nothing but this machine is served, the demo sites stay, so that they still work. */
function toOrigins(values: Variables, demoData: boolean): string[] {
  const { ALLOWED_ORIGINS: given, PORT } = values
  if (given === undefined) return ownOrigins(PORT, demoData)
  const isDemoHere = given.length > 0 && demoData && isForThisMachine(values)
  return isDemoHere ? [...new Set([...given, ...ownOrigins(PORT, true)])] : given
}

/** @throws Error with a message for the operator: the variable, what it must be, and its value unless that may be secret */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const given = pickTexts(env)
  const texts = { ...given }
  Value.Default(variables, texts)
  const values = parseVariables(texts)
  requireMailSettings(given)
  const demoData = values.DEMO_DATA ?? !isProduction(values)
  return {
    host: toHost(values),
    port: values.PORT,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    workers: toWorkers(values),
    readUrls: toReadUrls(values),
    lagLimit: values.DATABASE_READ_LAG,
    pool: {
      size: values.DATABASE_POOL,
      connectTimeout: values.DATABASE_CONNECT_TIMEOUT,
      idleTimeout: values.DATABASE_IDLE_TIMEOUT,
      statementTimeout: values.DATABASE_STATEMENT_TIMEOUT,
      lockTimeout: values.DATABASE_LOCK_TIMEOUT,
      transactionTimeout: values.DATABASE_TRANSACTION_TIMEOUT,
    },
    files: toFiles(values),
    geoipDatabase: values.GEOIP_DATABASE,
    databaseTimeout: values.DATABASE_START_TIMEOUT,
    dataReserve: values.DATA_RESERVE,
    postgresTools: values.PG_BIN,
    jwtSecret: values.JWT_SECRET,
    factorKey: values.FACTOR_KEY,
    sessionLimits: {
      session: toSessionLimit(values, texts, 'SESSION'),
      remembered: toSessionLimit(values, texts, 'REMEMBER'),
    },
    allowedOrigins: toOrigins(values, demoData),
    csrf: { cookie: values.XSRF_COOKIE_NAME, header: values.XSRF_HEADER_NAME },
    logLevel: values.LOG_LEVEL,
    trustProxy: values.TRUST_PROXY,
    fileTokensOnly: values.FILE_TOKENS_ONLY,
    answersWhileStarting: values.ANSWER_WHILE_STARTING,
    embeddings: toEmbeddings(values),
    embeddingsWeight: values.EMBEDDINGS_WEIGHT,
    mail: toMail(values, given.DATA_DIR !== undefined),
    retention: { audit: values.AUDIT_RETENTION, events: values.EVENTS_RETENTION, usage: values.USAGE_RETENTION },
    shutdown: { delay: values.SHUTDOWN_DELAY, timeout: values.SHUTDOWN_TIMEOUT },
    metricsToken: values.METRICS_TOKEN,
    demoData,
    demoNow: values.DEMO_NOW,
  }
}
