import { resolve } from 'node:path'
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

/** The origins of the three demo sites, by both names of this machine. */
const demoOrigins = (port: number): string[] =>
  ['127.0.0.1', 'localhost'].flatMap((name) => [0, 1, 2].map((offset) => `http://${name}:${port + offset}`))

/** Reads the environment; throws with a text for a person when a value cannot be meant. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = portOf(env.PORT)
  return {
    host: env.HOST || '127.0.0.1',
    port,
    dataDir: resolve(env.DATA_DIR || 'var/data'),
    databaseUrl: env.DATABASE_URL || undefined,
    jwtSecret: env.JWT_SECRET || undefined,
    allowedOrigins: env.ALLOWED_ORIGINS?.split(/[\s,]+/).filter((origin) => origin !== '') ?? demoOrigins(port),
    logLevel: env.LOG_LEVEL || 'warn',
    trustProxy: env.TRUST_PROXY === 'true',
    embeddings: embeddingsOf(env),
    demoNow: dateOf(env.DEMO_NOW),
  }
}
