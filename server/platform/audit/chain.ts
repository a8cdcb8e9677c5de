import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema.ts'

/** A row with its values as the texts that are hashed. */
export type ChainedRow = {
  number: number
  id: string
  /** In UTC, with microseconds. */
  at: string
  actor: string
  user_id: number | null
  username: string
  firm: string | null
  session_id: string | null
  address: string | null
  action: string
  subject: string
  result: string
  /** JSON as it is stored. */
  detail: string
  previous_hash: string
  hash: string
}

const part = (value: string | number | null): string =>
  value === null ? '-' : `${Buffer.byteLength(String(value))}:${value}`

/**
 * The hash that a row must have. `audit_hash` in the database computes the same when the row is written; to check it here does
 * not rely on a function that may have been altered together with the row.
 */
export function hashRow(row: ChainedRow): string {
  const { number, id, at, actor, user_id, username, firm, session_id, address, action, subject, result, detail } = row
  const values = [number, id, at, actor, user_id, username, firm, session_id, address, action, subject, result, detail]
  const text = [...values, row.previous_hash].map(part).join('')
  return createHash('sha256').update(text).digest('hex')
}

/** Rows from a number on, in their order. */
export async function readChain(db: Kysely<Database>, from: number, limit: number): Promise<ChainedRow[]> {
  const { rows } = await sql<ChainedRow>`select number, id,
      to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
      actor, user_id, username, firm, session_id, address, action, subject, result, detail::text as detail,
      previous_hash, hash
    from audit where number >= ${from} order by number limit ${limit}`.execute(db)
  return rows
}

/** The end of the chain and where it begins. */
export const readHead = (db: Kysely<Database>) => db.selectFrom('audit_chain').selectAll().executeTakeFirst()

/** The hash that the first row of a chain follows. */
const GENESIS = '0'.repeat(64)

/** Restarts the chain, for an audit that was emptied. */
export const startChain = (db: Kysely<Database>) =>
  db.updateTable('audit_chain').set({ number: 0, hash: GENESIS, purged_number: 0, purged_hash: GENESIS }).execute()
