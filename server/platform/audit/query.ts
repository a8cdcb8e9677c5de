import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { ActorKind, AuditResult } from '../database/tables/audit.ts'

/** A row must meet every condition that is given. */
export type AuditFilter = {
  /** The user who acted, or whom the action concerned. */
  user?: string | undefined
  actor?: ActorKind | undefined
  /** `file.download`, or `session.*` for all that start with `session.`. */
  action?: string | undefined
  subject?: string | undefined
  result?: AuditResult | undefined
  session?: string | undefined
  address?: string | undefined
  /** Inclusive. */
  from?: Date | undefined
  /** Exclusive. */
  before?: Date | undefined
}

/** The columns of a row, in the order of an export. */
export const auditColumns = [
  'number',
  'at',
  'actor',
  'user_id',
  'username',
  'firm',
  'session_id',
  'address',
  'action',
  'subject',
  'result',
  'detail',
  'previous_hash',
  'hash',
] as const

type Db = Kysely<Database>

function filtered(db: Db, filter: AuditFilter) {
  const { user, actor, action, subject, result, session, address, from, before } = filter
  let query = db.selectFrom('audit').select(auditColumns)
  if (user !== undefined) {
    const name = user.trim().toLowerCase()
    query = query.where((eb) => eb.or([eb('username', '=', name), eb(sql`detail ->> 'username'`, '=', name)]))
  }
  if (action?.endsWith('*')) query = query.where(sql<boolean>`starts_with(action, ${action.slice(0, -1)})`)
  else if (action !== undefined) query = query.where('action', '=', action)
  if (actor !== undefined) query = query.where('actor', '=', actor)
  if (subject !== undefined) query = query.where('subject', '=', subject)
  if (result !== undefined) query = query.where('result', '=', result)
  if (session !== undefined) query = query.where('session_id', '=', session)
  if (address !== undefined) query = query.where('address', '=', address)
  if (from !== undefined) query = query.where('at', '>=', from)
  if (before !== undefined) query = query.where('at', '<', before)
  return query
}

/** A row as it is listed and exported. */
export type AuditRow = Awaited<ReturnType<typeof newestRows>>[number]

/** The newest rows that match, the oldest of them first. */
export async function newestRows(db: Db, filter: AuditFilter, limit: number) {
  const rows = await filtered(db, filter).orderBy('number', 'desc').limit(limit).execute()
  return rows.reverse()
}

const SLICE = 1000

/** All rows that match, the oldest first, slice by slice, so that a long record needs no more memory than a short one. */
export async function* matchingRows(db: Db, filter: AuditFilter): AsyncGenerator<AuditRow[]> {
  for (let last = 0; ; ) {
    const rows = await filtered(db, filter).where('number', '>', last).orderBy('number').limit(SLICE).execute()
    if (rows.length > 0) yield rows
    last = rows.at(-1)?.number ?? last
    if (rows.length < SLICE) return
  }
}
