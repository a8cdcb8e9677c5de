import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { trimEnd } from '#lib/format/trim.ts'
import { givenKeys } from './access/configured-keys.ts'
import { findWeakness, HOW_TO_MAKE_A_SECRET } from './access/secret-strength.ts'
import { readSessionLimits, type SessionLimits } from './access/session-limits.ts'
import { provider, providerDomain } from './platform/config/provider.ts'
import { type Retention, readRetention } from './platform/config/retention.ts'
import type { PoolLimits } from './platform/database/postgres.ts'
import { databaseSettings } from './platform/database/settings.ts'
import { type CsrfNames, readCsrfNames } from './platform/http/csrf-names.ts'
import { isLoopback } from './platform/http/loopback.ts'
import type { ShutdownSettings } from './platform/http/shutdown.ts'
import type { MailAddress, MailSettings } from './platform/mail/mail.ts'
import { readAddress } from './platform/mail/mail-address.ts'
import type { EmbeddingSettings } from './platform/semantic/http-embedder.ts'

/** The settings of the process, read from its environment. */
export type Settings = {
  host: string
  /** Of the portal and the API; the marketing site and the intranet take the next two. */
  port: number
  dataDir: string
  databaseUrl: string | undefined
  pool: PoolLimits
  /** Milliseconds that the start waits for a database that cannot be reached yet. */
  databaseTimeout: number
  /** Megabytes of the data directory's disk that are left free. */
  dataReserve: number
  /** One key, or several by commas; undefined: they are made and kept. */
  jwtSecret: string | undefined
  sessionLimits: SessionLimits
  allowedOrigins: string[]
  csrf: CsrfNames
  logLevel: string
  /** How many proxies stand in front, or their addresses; false: none, and what requests say of proxies is not believed. */
  trustProxy: number | string | false
  /** Whether links to files carry tokens of their own files alone: access tokens in them are refused. */
  fileTokensOnly: boolean
  /** Whether the ports are open while the database is made ready, to say so. */
  answersWhileStarting: boolean
  embeddings: EmbeddingSettings | undefined
  mail: MailSettings & {
    /** Undefined: mails are laid down in `outbox` instead. */
    url: string | undefined
    outbox: string
    /** Whether anybody who reaches the server may look at them there. */
    showsOutbox: boolean
    /** A warning for the operator, as a sentence; undefined: none. */
    warning: string | undefined
  }
  retention: Retention
  shutdown: ShutdownSettings
  /** Undefined: `/metrics` is for this machine. */
  metricsToken: string | undefined
  /**
   * Whether an empty database is filled with the demo's data, and the demo sites are served. Its accounts have published
   * passwords, so in production it has to be asked for.
   */
  demoData: boolean
  /** Anchor of the demo data. */
  demoNow: Date | undefined
}

function parsePort(text: string | undefined): number {
  const port = Number(text ?? '4173')
  if (!Number.isInteger(port) || port < 1 || port > 65_533)
    throw new Error(`PORT must be between 1 and 65533, not ${text}.`)
  return port
}

function parseDate(text: string | undefined): Date | undefined {
  if (!text) return undefined
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) throw new Error(`DEMO_NOW must be a date such as 2026-11-21, not ${text}.`)
  return date
}

function readEmbeddings({ EMBEDDINGS_URL, EMBEDDINGS_KEY, EMBEDDINGS_MODEL }: NodeJS.ProcessEnv) {
  if (!EMBEDDINGS_URL) return undefined
  // It is named in messages, so nothing secret may stand in it, and a key in it is not repeated.
  if (!/^https?:\/\/[^?#@\s]+$/.test(EMBEDDINGS_URL) || !URL.canParse(EMBEDDINGS_URL)) {
    throw new Error(
      'EMBEDDINGS_URL must be an http(s) address such as https://api.example/v1, without a name, a password or a query.',
    )
  }
  if (!EMBEDDINGS_MODEL) throw new Error('EMBEDDINGS_URL needs EMBEDDINGS_MODEL, the name of the model there.')
  return { url: EMBEDDINGS_URL, model: EMBEDDINGS_MODEL, key: EMBEDDINGS_KEY || undefined }
}

function parseAddress(name: string, text: string): MailAddress {
  const address = readAddress(text)
  if (!address) throw new Error(`${name} must be a mail address such as Desk <desk@example.com>, not ${text}.`)
  return address
}

/** An address may hold a password, so a wrong one is not repeated. */
function parseMailUrl(text: string | undefined): string | undefined {
  if (!text) return undefined
  if (/^smtps?:\/\/[^/]/.test(text) && URL.canParse(text)) return text
  throw new Error('MAIL_URL must be an address such as smtp://user:password@mail.example.com:587.')
}

/** Paths are put to its end, so nothing may stand behind its own; it goes into mails, so a password is not repeated. */
function parsePortalUrl(text: string | undefined, port: number): string {
  const url = trimEnd(text || `http://127.0.0.1:${port}`, '/')
  if (/^https?:\/\/[^?#@\s]+$/.test(url) && URL.canParse(url)) return url
  throw new Error('PORTAL_URL must be an http(s) address such as https://portal.example, with nothing after its path.')
}

/** Mail that really leaves must not come from, lead to or ask for the demo's own addresses. */
function requireMailSettings(env: NodeJS.ProcessEnv): void {
  const missing = ['MAIL_FROM', 'ACCESS_TEAM_MAIL', 'PORTAL_URL'].filter((name) => !env[name])
  if (missing.length > 0) throw new Error(`MAIL_URL needs ${missing.join(', ')} as well.`)
}

const ADDRESS = /^[\da-f.:]+(?:\/\d{1,3})?$/i

/** `true` is one proxy: to believe all that a request says of proxies would let every client choose its own address. */
function parseTrustProxy(text: string | undefined): number | string | false {
  if (!text || text === 'false') return false
  if (text === 'true') return 1
  if (/^[1-9]$/.test(text)) return Number(text)
  const addresses = text.split(',').map((part) => part.trim())
  if (addresses.every((address) => ADDRESS.test(address) && isIP(address.split('/')[0] ?? '') > 0))
    return addresses.join(',')
  throw new Error(`TRUST_PROXY must be true, a number of proxies from 1 to 9, or their addresses, not ${text}.`)
}

/** What is misspelt must not leave open what was to be closed. */
function parseSwitch(name: string, text: string | undefined): boolean {
  if (!text || text === 'false') return false
  if (text === 'true') return true
  throw new Error(`${name} must be true or false, not ${text}.`)
}

const isProduction = ({ NODE_ENV }: NodeJS.ProcessEnv) => NODE_ENV?.toLowerCase() === 'production'

type Place = { host: string; port: number; dataDir: string }

function readMail(env: NodeJS.ProcessEnv, { host, port, dataDir }: Place): Settings['mail'] {
  const url = parseMailUrl(env.MAIL_URL)
  if (url !== undefined) requireMailSettings(env)
  const outbox = resolve(env.OUTBOX_DIR || (env.DATA_DIR ? join(dataDir, 'outbox') : 'var/outbox'))
  // Behind a proxy on this machine, clients on other machines have a local address too.
  const isForUs = isLoopback(host) && parseTrustProxy(env.TRUST_PROXY) === false
  return {
    url,
    outbox,
    showsOutbox: url === undefined && isForUs && !isProduction(env),
    warning:
      url === undefined && isProduction(env)
        ? `Mails reach nobody: without MAIL_URL they are laid down in ${outbox}, registrations and requests for access included.`
        : undefined,
    from: parseAddress('MAIL_FROM', env.MAIL_FROM || `${provider} <no-reply@${providerDomain}>`),
    accessTeam: parseAddress('ACCESS_TEAM_MAIL', env.ACCESS_TEAM_MAIL || `Investor Access <access@${providerDomain}>`),
    portalUrl: parsePortalUrl(env.PORTAL_URL, port),
  }
}

function parseSeconds(name: string, text: string | undefined, otherwise: number): number {
  const seconds = text ? Number(text) : otherwise
  if (seconds >= 0 && seconds <= 3600) return seconds * 1000
  throw new Error(`${name} must be a number of seconds from 0 to 3600, not ${text}.`)
}

/** A token that can be guessed is none. */
function parseMetricsToken(text: string | undefined): string | undefined {
  if (!text) return undefined
  if (!/^[\x21-\x7e]{16,}$/.test(text))
    throw new Error('METRICS_TOKEN must have at least 16 letters, digits or signs, without blanks.')
  const weakness = findWeakness(text)
  if (weakness) throw new Error(`METRICS_TOKEN can be guessed: it ${weakness}. ${HOW_TO_MAKE_A_SECRET}`)
  return text
}

/** A weak one is refused before anything is opened or filled. */
function parseJwtSecret(text: string | undefined): string | undefined {
  if (!text) return undefined
  givenKeys(text)
  return text
}

/** The origin of the portal, and those of the demo sites where they are served, by both names of this machine. */
const ownOrigins = (port: number, withSites: boolean): string[] =>
  ['127.0.0.1', 'localhost'].flatMap((name) =>
    (withSites ? [0, 1, 2] : [0]).map((offset) => `http://${name}:${port + offset}`),
  )

const isOrigin = (text: string) => /^https?:[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text

/** Exactly as browsers send them, or a page would be refused for no reason that anybody sees. */
function parseOrigins(text: string | undefined): string[] | undefined {
  const origins = text?.split(/[\s,]+/).filter((origin) => origin !== '')
  const wrong = origins?.find((origin) => !isOrigin(origin))
  if (wrong === undefined) return origins
  throw new Error(
    `ALLOWED_ORIGINS must be origins by commas, such as https://www.example.com, in lower case, without a path or a slash at the end, not ${wrong}.`,
  )
}

/** Reads the environment; throws with a text for a person when a value cannot be meant. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = parsePort(env.PORT)
  // The name may stand for two addresses, of which a server listens on one.
  const host = !env.HOST || env.HOST === 'localhost' ? '127.0.0.1' : env.HOST
  const dataDir = resolve(env.DATA_DIR || 'var/data')
  const demoData = env.DEMO_DATA ? parseSwitch('DEMO_DATA', env.DEMO_DATA) : !isProduction(env)
  return {
    host,
    port,
    dataDir,
    ...databaseSettings(env),
    jwtSecret: parseJwtSecret(env.JWT_SECRET),
    sessionLimits: readSessionLimits(env),
    allowedOrigins: parseOrigins(env.ALLOWED_ORIGINS) ?? ownOrigins(port, demoData),
    csrf: readCsrfNames(env),
    logLevel: env.LOG_LEVEL || 'warn',
    trustProxy: parseTrustProxy(env.TRUST_PROXY),
    fileTokensOnly: parseSwitch('FILE_TOKENS_ONLY', env.FILE_TOKENS_ONLY),
    answersWhileStarting: parseSwitch('ANSWER_WHILE_STARTING', env.ANSWER_WHILE_STARTING),
    embeddings: readEmbeddings(env),
    mail: readMail(env, { host, port, dataDir }),
    retention: readRetention(env),
    shutdown: {
      delay: parseSeconds('SHUTDOWN_DELAY', env.SHUTDOWN_DELAY, 0),
      timeout: parseSeconds('SHUTDOWN_TIMEOUT', env.SHUTDOWN_TIMEOUT, 30),
    },
    metricsToken: parseMetricsToken(env.METRICS_TOKEN),
    demoData,
    demoNow: parseDate(env.DEMO_NOW),
  }
}
