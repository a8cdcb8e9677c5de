import { defaultReserve } from './disk.ts'
import { defaultLimits, type PoolLimits } from './postgres.ts'

const MOST_CONNECTIONS = 500
const MOST_SECONDS = 3600
const LEAST_RESERVE = 32
const MOST_RESERVE = 1_000_000_000

/** Seconds that a start waits for its database. */
const TIMEOUT = 30

function parseNumber(env: NodeJS.ProcessEnv, name: string, fallback: number, [least, most]: [number, number]): number {
  const text = env[name]
  if (!text) return fallback
  const number = Number(text)
  if (Number.isInteger(number) && number >= least && number <= most) return number
  throw new Error(`${name} must be a whole number from ${least} to ${most}, not ${text}.`)
}

/** An address may hold a password, so a wrong one is not repeated. */
function parseUrl(text: string | undefined): string | undefined {
  if (!text) return undefined
  if (/^postgres(?:ql)?:\/\//.test(text) && URL.canParse(text)) return text
  throw new Error('DATABASE_URL must be an address such as postgres://user:password@db.example.com:5432/portal.')
}

/**
 * What the environment says of the database; times there are in seconds, here in milliseconds.
 * @throws Error with a text for a person when a value cannot be meant
 */
export function databaseSettings(env: NodeJS.ProcessEnv): {
  databaseUrl: string | undefined
  pool: PoolLimits
  databaseTimeout: number
  dataReserve: number
} {
  const seconds = (name: string, fallback: number, least = 0) =>
    parseNumber(env, name, fallback / 1000, [least, MOST_SECONDS]) * 1000
  return {
    databaseUrl: parseUrl(env.DATABASE_URL),
    pool: {
      size: parseNumber(env, 'DATABASE_POOL', defaultLimits.size, [1, MOST_CONNECTIONS]),
      connectTimeout: seconds('DATABASE_CONNECT_TIMEOUT', defaultLimits.connectTimeout, 1),
      idleTimeout: seconds('DATABASE_IDLE_TIMEOUT', defaultLimits.idleTimeout),
      statementTimeout: seconds('DATABASE_STATEMENT_TIMEOUT', defaultLimits.statementTimeout),
      lockTimeout: seconds('DATABASE_LOCK_TIMEOUT', defaultLimits.lockTimeout),
      transactionTimeout: seconds('DATABASE_TRANSACTION_TIMEOUT', defaultLimits.transactionTimeout),
    },
    databaseTimeout: seconds('DATABASE_PATIENCE', TIMEOUT * 1000),
    dataReserve: parseNumber(env, 'DATA_RESERVE', defaultReserve, [LEAST_RESERVE, MOST_RESERVE]),
  }
}
