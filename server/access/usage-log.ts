import type { FastifyRequest } from 'fastify'
import { type Kysely, sql } from 'kysely'
import { buildId } from '#server/platform/audit/once.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { UsageKind } from '#server/platform/database/tables/usage.ts'
import { isMachine } from './is-machine.ts'

/** What was used: a document, or the film with this id. */
type Used = { documentId: number } | { videoId: string }

type Use = Used & { kind: UsageKind; userId: number }

/** Records how documents and replays are used, for readership. It is no audit: nobody waits for it, and a crash may lose a moment. */
export type UsageLog = {
  record(request: FastifyRequest, use: Use): void
  /** Resolves when everything recorded so far is in the database, or was given up. */
  flush(): Promise<void>
}

type Row = {
  id: string
  kind: UsageKind
  user_id: number
  document_id: number | null
  video_id: string | null
  is_machine: boolean
  used_at: Date
}

/** Rows of one statement. */
const MOST_ROWS = 500

/** Rows that wait at most; more are dropped, since figures are worth less than the memory of a server in distress. */
const MOST_WAITING = 20_000

/** Milliseconds within which the same user does the same only once: a page asks for a text several times. */
const ONCE = 10 * 60_000

/** The firm is the user's at that time. A read without an opening, or of what has gone meanwhile, is none. */
const insert = (db: Kysely<Database>, rows: readonly Row[]) => {
  const column = <Key extends keyof Row>(key: Key) => rows.map((row) => row[key])
  return sql`insert into usage_events (id, kind, user_id, firm_id, document_id, roadshow_id, is_machine, used_at)
    select one.id, one.kind, users.id, users.firm_id, documents.id, event.id, one.is_machine, one.used_at
    from unnest(${column('id')}::uuid[], ${column('kind')}::text[], ${column('user_id')}::int[], ${column('document_id')}::int[],
        ${column('video_id')}::text[], ${column('is_machine')}::boolean[], ${column('used_at')}::timestamptz[])
        one (id, kind, user_id, document_id, video_id, is_machine, used_at)
      join users on users.id = one.user_id
      left join documents on documents.id = one.document_id
      left join lateral (select min(id) as id from roadshows where video_id = one.video_id) event on true
    where num_nonnulls(documents.id, event.id) = 1 and (one.kind <> 'read' or exists (
      select from document_reads where document_reads.user_id = users.id and document_reads.document_id = documents.id))
    on conflict (id) do nothing`.execute(db)
}

export function openUsageLog(
  db: Kysely<Database>,
  clock: () => Date,
  onFailure: (error: unknown) => void = () => {},
): UsageLog {
  let waiting: Row[] = []
  let writing: Promise<void> | undefined

  const writeAll = async () => {
    while (waiting.length > 0) {
      const rows = waiting.slice(0, MOST_ROWS)
      waiting = waiting.slice(MOST_ROWS)
      await insert(db, rows).catch(onFailure)
    }
    writing = undefined
  }

  return {
    record(request, { kind, userId, ...used }) {
      // A HEAD hands over nothing.
      if (request.method === 'HEAD' || waiting.length >= MOST_WAITING) return
      const now = clock()
      const subject = 'documentId' in used ? used.documentId : used.videoId
      const byMachine = isMachine(request)
      waiting.push({
        id: buildId('usage', kind, userId, subject, String(byMachine), Math.floor(now.getTime() / ONCE)),
        kind,
        user_id: userId,
        document_id: 'documentId' in used ? used.documentId : null,
        video_id: 'videoId' in used ? used.videoId : null,
        is_machine: byMachine,
        used_at: now,
      })
      // Later, so that what arrives together is one statement, after the statements of the answer.
      writing ??= new Promise(setImmediate).then(writeAll)
    },
    flush: async () => writing,
  }
}
