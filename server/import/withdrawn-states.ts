import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>

/**
 * Holds documents to the end of the transaction: nobody delivers, opens or keeps them any more. Arrivals come first, as in the
 * statement that delivers, so that neither waits for the other in a circle.
 */
export async function holdDocuments(transaction: Db, ids: readonly number[]): Promise<void> {
  await sql`select 1 from arrivals where document_id = any(${ids}::int[]) order by document_id for update`.execute(
    transaction,
  )
  await sql`select 1 from documents where id = any(${ids}::int[]) order by id for update`.execute(transaction)
}

/** Keeps whom documents have reached, who has opened them and who keeps them, which goes with them when they are deleted. */
export async function keepStates(transaction: Db, ids: readonly number[]): Promise<void> {
  const own = sql`document_id = any(${ids}::int[])`
  await sql`update withdrawn_documents set arrived_at = arrivals.arrived_at, delivered_to = arrivals.delivered_to
    from arrivals where arrivals.document_id = withdrawn_documents.document_id and arrivals.document_id = any(${ids}::int[])`.execute(
    transaction,
  )
  await sql`insert into withdrawn_states
      (document_id, user_id, reasons, arrived_at, read_at, mailed_at, opened_at, saved_at)
    select document_id, user_id, reasons, arrived_at, delivered.read_at, mailed_at, opened.read_at, saved_at
    from (select * from deliveries where ${own}) delivered
      full join (select * from document_reads where ${own}) opened using (document_id, user_id)
      full join (select * from reading_list where ${own}) kept using (document_id, user_id)`.execute(transaction)
}

/** Gives a document that is published again what was kept of it: it comes to nobody a second time. */
export async function restoreStates(transaction: Db, id: number): Promise<void> {
  const kept = sql`from withdrawn_states where document_id = ${id}`
  await sql`update arrivals set arrived_at = withdrawn.arrived_at, delivered_to = withdrawn.delivered_to
    from withdrawn_documents withdrawn
    where withdrawn.document_id = ${id} and arrivals.document_id = ${id}`.execute(transaction)
  await sql`insert into deliveries (user_id, document_id, reasons, arrived_at, read_at, mailed_at)
    select user_id, document_id, reasons, arrived_at, read_at, mailed_at ${kept} and reasons is not null`.execute(
    transaction,
  )
  await sql`insert into document_reads (user_id, document_id, read_at)
    select user_id, document_id, opened_at ${kept} and opened_at is not null`.execute(transaction)
  await sql`insert into reading_list (user_id, document_id, saved_at)
    select user_id, document_id, saved_at ${kept} and saved_at is not null`.execute(transaction)
}
