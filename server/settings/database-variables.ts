import { Type } from 'typebox'
import { defaultReserve } from '#server/platform/database/disk.ts'
import { DEFAULT_BUFFERS } from '#server/platform/database/pglite.ts'
import { defaultLimits } from '#server/platform/database/postgres.ts'
import { DEFAULT_LAG_LIMIT } from '#server/platform/database/replicas.ts'
import { databaseUrl, databaseUrls, seconds, text, wholeNumber, wholeSeconds } from './kinds.ts'

const inSeconds = (milliseconds: number) => String(milliseconds / 1000)

/** Settings of the database. */
export const database = {
  DATABASE_URL: Type.Optional(
    databaseUrl({
      defaultText: 'unset: embedded database',
      description:
        'A PostgreSQL (tested with 15). Search by meaning needs its extension pgvector. Connect directly or through a pooler in session mode. Several hosts, as in `postgres://user:password@one:5432,two:5432/portal`, are for [failover](operations.md#failover).',
    }),
  ),
  DATABASE_READ_URL: Type.Optional(
    databaseUrls({
      defaultText: 'unset: no replicas',
      description:
        'Streaming replicas of `DATABASE_URL` that answer reads; several are separated by commas. See [Read replicas](operations.md#read-replicas).',
    }),
  ),
  DATABASE_READ_LAG: seconds({
    default: inSeconds(DEFAULT_LAG_LIMIT),
    description: 'How far a replica may be behind before it is not asked.',
  }),
  DATABASE_POOL: wholeNumber(
    { least: 1, most: 500 },
    {
      default: String(defaultLimits.size),
      description:
        'Connections per process: with `WORKERS`, each has as many. Two of them (at most half of a small pool) are reserved for sign-in and authentication.',
    },
  ),
  DATABASE_CONNECT_TIMEOUT: wholeSeconds(
    {
      default: inSeconds(defaultLimits.connectTimeout),
      description: 'Wait for a free connection, and again for a new one to open.',
    },
    { least: 1, most: 3600 },
  ),
  DATABASE_IDLE_TIMEOUT: wholeSeconds({
    default: inSeconds(defaultLimits.idleTimeout),
    description: 'When an unused connection is closed.',
  }),
  DATABASE_STATEMENT_TIMEOUT: wholeSeconds({
    default: inSeconds(defaultLimits.statementTimeout),
    description: 'Limit of one statement; 0: none.',
  }),
  DATABASE_LOCK_TIMEOUT: wholeSeconds({
    default: inSeconds(defaultLimits.lockTimeout),
    description:
      'Limit of waiting for a lock. Keep it below `DATABASE_CONNECT_TIMEOUT`, so that waiting for a row does not use up the pool.',
  }),
  DATABASE_TRANSACTION_TIMEOUT: wholeSeconds({
    default: inSeconds(defaultLimits.transactionTimeout),
    description: 'Idle limit inside a transaction.',
  }),
  DATABASE_START_TIMEOUT: wholeSeconds({
    default: '30',
    description: 'How long a start waits for a database that cannot be reached yet.',
  }),
  DATA_RESERVE: wholeNumber(
    { least: 32, most: 1_000_000_000 },
    {
      default: String(defaultReserve),
      description:
        'Disk space, in megabytes, that the embedded database leaves free. Below it, writes are refused with 507; reads go on.',
    },
  ),
  EMBEDDED_BUFFERS: wholeNumber(
    { least: 8, most: 2048 },
    {
      default: String(DEFAULT_BUFFERS),
      description: 'Memory, in megabytes, in which the embedded database keeps pages of its files.',
    },
  ),
  PG_BIN: Type.Optional(
    text('a directory', {
      defaultText: 'the `PATH`',
      description: 'Where backup and restore find `pg_dump` and `pg_restore`.',
    }),
  ),
}
