import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import type { ActorKind, AuditResult } from '#server/platform/database/tables/audit.ts'
import { findNamed } from './find-named.ts'
import { kindOf } from './kinds.ts'

type Db = Kysely<Database>

export type AuditRow = {
  number: number
  at: Date
  actor: ActorKind
  user_id: number | null
  username: string
  action: string
  subject: string
  result: AuditResult
  detail: Record<string, unknown>
}

/** Which rows are asked for; empty texts ask for all. */
export type AuditFilters = {
  term: string
  actor: string
  subject: string
  /** A kind of action, or the name of one. */
  action: string
  from: Date | undefined
  /** Exclusive. */
  to: Date | undefined
}

/** The actions that the audit has, without reading it through: each step leaps to the next one in the index. */
async function listActions(db: Db): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`with recursive found as (
      (select action from audit order by action limit 1)
      union all
      select (select action from audit where action > found.action order by action limit 1) from found
        where found.action is not null
    ) select action from found where action is not null`.execute(db)
  return rows.map(({ action }) => action)
}

const columns = sql.raw('number, at, actor, user_id, username, action, subject, result, detail')
const newestFirst = sql.raw('order by at desc, number desc')

/** Rows after a cursor, the newest first; undefined as cursor: from the newest on. */
type Read = (cursor: number | undefined, count: number) => Promise<AuditRow[]>

async function after(db: Db, cursor: number | undefined): Promise<RawBuilder<unknown> | undefined> {
  if (cursor === undefined) return sql`true`
  // As text, which keeps its microseconds.
  const { rows } = await sql<{ at: string }>`select at::text as at from audit where number = ${cursor}`.execute(db)
  return rows[0] && sql`(at, number) < (${rows[0].at}::timestamptz, ${cursor})`
}

/** What narrows the audit, and where its index begins. */
const keys = {
  userIds: [sql`int`, sql`user_id`],
  usernames: [sql`text`, sql`username`],
  subjects: [sql`text`, sql`subject`],
  concerned: [sql`text`, sql`detail ->> 'username'`],
} as const

type Keys = Partial<Record<keyof typeof keys, readonly (string | number)[]>>

/** Who or what rows must be about; undefined: about anything. */
async function toKeys(db: Db, { term, actor, subject }: AuditFilters): Promise<Keys | undefined> {
  if (term) {
    const named = await findNamed(db, term)
    return { ...named, concerned: named.usernames }
  }
  if (subject) return { subjects: [subject] }
  return actor ? { usernames: [actor] } : undefined
}

/**
 * The newest rows for each value in the order of an index. A condition in its place would let the database read all rows of a
 * million from the newest on until it has found enough.
 */
const newestOf = (values: readonly unknown[], type: RawBuilder<unknown>, column: RawBuilder<unknown>, rest: Rest) =>
  sql`select newest.number, newest.at from unnest(${values}::${type}[]) as wanted (value)
    cross join lateral (select number, at from audit where ${column} = wanted.value and ${rest.where}
      ${newestFirst} limit ${rest.count}) as newest`

type Rest = { where: RawBuilder<unknown>; count: number }

/**
 * Reads the rows that match and that a caller may see. Each action, person and record has its own part of an index in the order
 * of time, so the newest rows are found without reading the others.
 */
export async function openAudit(db: Db, filters: AuditFilters, maySee: (action: string) => boolean): Promise<Read> {
  const { actor, subject, action, from, to } = filters
  const isWanted = (name: string) => maySee(name) && (action === '' || name === action || kindOf(name) === action)
  const actions = (await listActions(db)).filter(isWanted)
  const about = await toKeys(db, filters)
  const conditions = [
    ...(about ? [sql`action = any(${actions}::text[])`] : []),
    ...(actor ? [sql`username = ${actor}`] : []),
    ...(subject ? [sql`subject = ${subject}`] : []),
    ...(from ? [sql`at >= ${from}`] : []),
    ...(to ? [sql`at < ${to}`] : []),
  ]
  return async (cursor, count) => {
    const place = await after(db, cursor)
    if (!place || actions.length === 0) return []
    const rest = { where: sql.join([...conditions, place], sql` and `), count }
    const parts = about
      ? (Object.keys(about) as (keyof Keys)[]).map((key) => newestOf(about[key] ?? [], ...keys[key], rest))
      : [newestOf(actions, sql`text`, sql`action`, rest)]
    const { rows } = await sql<AuditRow>`with found as (
        ${sql.join(parts, sql` union `)} ${newestFirst} limit ${count}
      ) select ${columns} from found join audit using (number, at) ${newestFirst}`.execute(db)
    return rows
  }
}
