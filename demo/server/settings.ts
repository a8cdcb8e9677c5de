import { join, resolve } from 'node:path'
import { provider, providerDomain } from './files/provider.ts'
import type { MailAddress, MailSettings } from './mail/mail.ts'
import { readAddress } from './mail/mail-address.ts'
import type { EmbeddingSettings } from './meaning/http-embedder.ts'

/** What the process is told by its environment. */
export type Settings = {
  host: string
  /** Of the portal and the API; the marketing site and the intranet take the next two. */
  port: number
  dataDir: string
  databaseUrl: string | undefined
  /** Undefined: one is kept in the data directory. */
  jwtSecret: string | undefined
  allowedOrigins: string[]
  logLevel: string
  trustProxy: boolean
  embeddings: EmbeddingSettings | undefined
  mail: MailSettings & {
    /** Undefined: mails are laid down in `outbox` instead. */
    url: string | undefined
    outbox: string
    /** Whether anybody who reaches the server may look at them there. */
    showsOutbox: boolean
    /** What whoever runs the server has to be told, as a sentence; undefined: nothing. */
    warning: string | undefined
  }
  /** Anchor of the demo data. */
  demoNow: Date | undefined
}

function portOf(text: string | undefined): number {
  const port = Number(text ?? '4173')
  if (!Number.isInteger(port) || port < 1 || port > 65_533)
    throw new Error(`PORT must be between 1 and 65533, not ${text}.`)
  return port
}

function dateOf(text: string | undefined): Date | undefined {
  if (!text) return undefined
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) throw new Error(`DEMO_NOW must be a date such as 2026-11-21, not ${text}.`)
  return date
}

function embeddingsOf({ EMBEDDINGS_URL, EMBEDDINGS_KEY, EMBEDDINGS_MODEL }: NodeJS.ProcessEnv) {
  if (!EMBEDDINGS_URL) return undefined
  if (!/^https?:\/\//.test(EMBEDDINGS_URL) || !URL.canParse(EMBEDDINGS_URL)) {
    throw new Error(`EMBEDDINGS_URL must be an http(s) address such as https://api.example/v1, not ${EMBEDDINGS_URL}.`)
  }
  if (!EMBEDDINGS_MODEL) throw new Error('EMBEDDINGS_URL needs EMBEDDINGS_MODEL, the name of the model there.')
  return { url: EMBEDDINGS_URL, model: EMBEDDINGS_MODEL, key: EMBEDDINGS_KEY || undefined }
}

function addressOf(name: string, text: string): MailAddress {
  const address = readAddress(text)
  if (!address) throw new Error(`${name} must be a mail address such as Desk <desk@example.com>, not ${text}.`)
  return address
}

/** An address may hold a password, so a wrong one is not repeated. */
function mailUrlOf(text: string | undefined): string | undefined {
  if (!text) return undefined
  if (/^smtps?:\/\/[^/]/.test(text) && URL.canParse(text)) return text
  throw new Error('MAIL_URL must be an address such as smtp://user:password@mail.example.com:587.')
}

/** Paths are put to its end, so nothing may stand behind its own; it goes into mails, so a password is not repeated. */
function portalUrlOf(text: string | undefined, port: number): string {
  const url = (text || `http://127.0.0.1:${port}`).replace(/\/+$/, '')
  if (/^https?:\/\/[^?#@\s]+$/.test(url) && URL.canParse(url)) return url
  throw new Error('PORTAL_URL must be an http(s) address such as https://portal.example, with nothing after its path.')
}

/** Mail that really leaves must not come from, lead to or ask for the demo's own addresses. */
function requireMailSettings(env: NodeJS.ProcessEnv): void {
  const missing = ['MAIL_FROM', 'ACCESS_TEAM_MAIL', 'PORTAL_URL'].filter((name) => !env[name])
  if (missing.length > 0) throw new Error(`MAIL_URL needs ${missing.join(', ')} as well.`)
}

const isLoopback = (host: string) => /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/i.test(host)

type Place = { host: string; port: number; dataDir: string }

function mailOf(env: NodeJS.ProcessEnv, { host, port, dataDir }: Place): Settings['mail'] {
  const url = mailUrlOf(env.MAIL_URL)
  if (url !== undefined) requireMailSettings(env)
  const outbox = resolve(env.OUTBOX_DIR || (env.DATA_DIR ? join(dataDir, 'outbox') : 'var/outbox'))
  const isProduction = env.NODE_ENV?.toLowerCase() === 'production'
  // Whoever reaches a proxy on this machine is not on this machine.
  const isForUs = isLoopback(host) && env.TRUST_PROXY !== 'true'
  return {
    url,
    outbox,
    showsOutbox: url === undefined && isForUs && !isProduction,
    warning:
      url === undefined && isProduction
        ? `Mails reach nobody: without MAIL_URL they are laid down in ${outbox}, registrations and requests for access included.`
        : undefined,
    from: addressOf('MAIL_FROM', env.MAIL_FROM || `${provider} <no-reply@${providerDomain}>`),
    accessTeam: addressOf('ACCESS_TEAM_MAIL', env.ACCESS_TEAM_MAIL || `Investor Access <access@${providerDomain}>`),
    portalUrl: portalUrlOf(env.PORTAL_URL, port),
  }
}

/** The origins of the three demo sites, by both names of this machine. */
const demoOrigins = (port: number): string[] =>
  ['127.0.0.1', 'localhost'].flatMap((name) => [0, 1, 2].map((offset) => `http://${name}:${port + offset}`))

/** Reads the environment; throws with a text for a person when a value cannot be meant. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = portOf(env.PORT)
  const host = env.HOST || '127.0.0.1'
  const dataDir = resolve(env.DATA_DIR || 'var/data')
  return {
    host,
    port,
    dataDir,
    databaseUrl: env.DATABASE_URL || undefined,
    jwtSecret: env.JWT_SECRET || undefined,
    allowedOrigins: env.ALLOWED_ORIGINS?.split(/[\s,]+/).filter((origin) => origin !== '') ?? demoOrigins(port),
    logLevel: env.LOG_LEVEL || 'warn',
    trustProxy: env.TRUST_PROXY === 'true',
    embeddings: embeddingsOf(env),
    mail: mailOf(env, { host, port, dataDir }),
    demoNow: dateOf(env.DEMO_NOW),
  }
}
