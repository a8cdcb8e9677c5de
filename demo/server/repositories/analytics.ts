import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { CapturedEvent } from '../../../src/contract/analytics.ts'
import type { Database } from '../database/schema.ts'
import { withoutTokens } from '../logger.ts'

/** Stores what a user did, and gives its id. */
export async function recordEvent(
  db: Kysely<Database>,
  userId: number,
  event: CapturedEvent,
  now: Date,
): Promise<string> {
  const id = randomUUID()
  await db
    .insertInto('events')
    .values({
      id,
      user_id: userId,
      event_type: event.event_type,
      url: withoutTokens(event.url),
      source_client_action: event.source_client_action ?? null,
      document_id: event.document_id ?? null,
      roadshow_id: event.roadshow_id ?? null,
      created_at: now,
    })
    .execute()
  return id
}
