import { type Kysely, sql } from 'kysely'
import type { InboxReason } from '#contract/inbox.ts'
import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>

/** Whose request it is, and for what. */
type Request = { user_id: number; document_id: number }

/** The other reasons of a delivery; a decision replaces the one before it. */
const others = sql`coalesce((select jsonb_agg(reason) from jsonb_array_elements(deliveries.reasons::jsonb) reason
  where reason->>'kind' <> 'request'), '[]')`

/**
 * Puts the decision on a request on top of the inbox, unread. It comes by a mail of its own, so that no later digest has the document.
 * A document that is withdrawn is in no inbox.
 */
export async function deliverDecision(
  db: Db,
  { user_id, document_id }: Request,
  outcome: 'granted' | 'declined',
  now: Date,
): Promise<void> {
  const reasons = JSON.stringify([{ kind: 'request', name: outcome } satisfies InboxReason])
  await sql`insert into deliveries (user_id, document_id, reasons, arrived_at, mailed_at)
    select ${user_id}::int, id, ${reasons}::json, ${now}::timestamptz, ${now}::timestamptz
      from documents where id = ${document_id}
    on conflict (user_id, document_id) do update set
      reasons = (${reasons}::jsonb || ${others})::json, arrived_at = excluded.arrived_at, read_at = null,
      mailed_at = coalesce(deliveries.mailed_at, excluded.mailed_at)`.execute(db)
}

/** Takes a decision out of the inbox; a document that came for other reasons as well stays. */
export async function takeDecisionBack(db: Db, { user_id, document_id }: Request): Promise<void> {
  const own = sql`user_id = ${user_id} and document_id = ${document_id}`
  await sql`update deliveries set reasons = ${others}::json where ${own}`.execute(db)
  await sql`delete from deliveries where ${own} and json_array_length(reasons) = 0`.execute(db)
}
