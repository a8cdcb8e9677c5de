import { type Kysely, sql } from 'kysely'
import { sweep } from '#server/delivery/sweep/sweep.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { seedAccounts } from '../accounts.ts'
import { savedSearches } from '../edges/preferences.ts'

/** Days of documents that are in the inboxes. */
const RECENT = 3

/** Documents of an inbox, the newest ones, that are not read. */
const UNREAD = 6

/** What reached the accounts in the last days, the newest of it unread, and the searches that accounts keep. */
export async function writeDeliveries(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`update arrivals set arrived_at = published_at from documents
    where id = document_id and published_at <= ${now}
      and published_at < (select max(published_at) from documents where published_at <= ${now}) - make_interval(days => ${RECENT}::int)`.execute(
    db,
  )
  const seen = new Date(now.getTime() - RECENT * 24 * 60 * 60 * 1000)
  const rows = Object.entries(seedAccounts).flatMap(([key, { id }]) =>
    (savedSearches[key] ?? []).map((search) => ({ ...search, user_id: id, created_at: seen, seen_at: seen })),
  )
  await db.insertInto('saved_searches').values(rows).execute()
  await sweep(db, { now, meaning: { unavailable: 'The texts are not embedded yet.' } })
  await sql`update arrivals set arrived_at = published_at from documents where id = document_id and arrived_at is not null`.execute(
    db,
  )
  await sql`update deliveries set arrived_at = published_at,
      read_at = case when place > ${UNREAD}::int then published_at + interval '2 hours' end
    from (select user_id, document_id, published_at,
        row_number() over (partition by user_id order by published_at desc, document_id desc) as place
      from deliveries join documents on id = document_id) ranked
    where deliveries.user_id = ranked.user_id and deliveries.document_id = ranked.document_id`.execute(db)
}
