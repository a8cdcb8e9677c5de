import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { CapturedEvent } from '#contract/analytics.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { withoutTokens } from '#server/platform/text/without-tokens.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The event that is said to have led here, if it is one of the same user's; a chain leads through nobody else's. */
async function findSource(
  db: Kysely<Database>,
  userId: number,
  { source_client_action: source }: CapturedEvent,
): Promise<string | null> {
  if (!source || !UUID.test(source)) return null
  const row = await db
    .selectFrom('events')
    .select('id')
    .where('id', '=', source)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.id ?? null
}

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
      source_client_action: await findSource(db, userId, event),
      document_id: event.document_id ?? null,
      roadshow_id: event.roadshow_id ?? null,
      created_at: now,
    })
    .execute()
  return id
}

/** Rows of one statement. */
const SLICE = 1000

/** Removes up to a thousand events from before a moment; gives how many. Without any it writes nothing. */
export async function purgeEvents(db: Kysely<Database>, before: Date): Promise<number> {
  const old = db.selectFrom('events').select('id').where('created_at', '<', before).orderBy('created_at').limit(SLICE)
  const ids = (await old.execute()).map(({ id }) => id)
  if (ids.length > 0) await db.deleteFrom('events').where('id', 'in', ids).execute()
  return ids.length
}
