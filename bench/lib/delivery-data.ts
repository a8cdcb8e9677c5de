import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>

const [FOLLOWED, COMPANIES, NOTES] = [20, 2000, 500] as const

/** The ids of what is added begin here, above those of the demo data. */
const FIRST = 1_000_000

/** Users who follow 20 companies each, of whom every tenth has two searches with alerts where these are wanted. */
async function addUsers(db: Db, users: number, hasSearches: boolean): Promise<void> {
  await sql`insert into users (id, username, name, created_at)
    select ${FIRST} + n, 'user' || n || '@example.com', 'User ' || n, now() from generate_series(1, ${users}::int) n`.execute(
    db,
  )
  await sql`insert into entitlements (user_id, level) select id, 3 from users where id > ${FIRST}`.execute(db)
  // Seventh steps through the companies spread the users evenly.
  await sql`insert into follows (user_id, tag_id, followed_at)
    select id, ${FIRST} + (id * 13 + n * 7) % ${COMPANIES}::int + 1, now()
    from users cross join generate_series(1, ${FOLLOWED}::int) n where users.id > ${FIRST}`.execute(db)
  if (!hasSearches) return
  // A company and a word: 250 different searches.
  await sql`insert into saved_searches (user_id, name, query, alerts, created_at, seen_at)
    select id, 'Search ' || n, 'libraries=All&' || case n when 1 then 'filter_Company=Company+' || id % ${COMPANIES}::int + 1
      else 'search_term=note+' || id % ${NOTES}::int + 1 end, true, now(), now()
    from users cross join generate_series(1, 2) n where users.id > ${FIRST} and users.id % 10 = 0`.execute(db)
}

/** Adds to the demo data what is delivered, and to whom. Nothing waits yet. */
export async function addDeliveryData(db: Db, users: number, hasSearches: boolean): Promise<void> {
  await sql`insert into tags (id, category, value, norm) select ${FIRST} + n, 'Company', 'Company ' || n, 'company ' || n
    from generate_series(1, ${COMPANIES}::int) n`.execute(db)
  await addUsers(db, users, hasSearches)
  await sql`insert into documents (id, reference, title, document_type, library, published_at, tag_ids, tsv_head, tsv)
    select ${FIRST} + n, 'NOTE-' || n, 'Note ' || n, 'Company Note', 'research', now(),
      array[${FIRST} + n % ${COMPANIES}::int + 1, ${FIRST} + (n * 3) % ${COMPANIES}::int + 1, ${FIRST} + (n * 5) % ${COMPANIES}::int + 1],
      to_tsvector('simple', 'note ' || n), to_tsvector('simple', 'note ' || n)
    from generate_series(1, ${NOTES}::int) n`.execute(db)
  await sql`insert into document_search (id, published_at, library, tag_ids, tsv)
    select id, published_at, library, tag_ids, tsv from documents where id > ${FIRST}`.execute(db)
  await sql`update arrivals set arrived_at = now()`.execute(db)
  await sql`analyze`.execute(db)
}

/** Lets the notes arrive again, to nobody yet. */
export async function renewArrivals(db: Db): Promise<void> {
  await sql`truncate deliveries`.execute(db)
  await sql`delete from arrivals where document_id > ${FIRST}`.execute(db)
  await sql`insert into arrivals (document_id) select id from documents where id > ${FIRST}`.execute(db)
}

export async function countDeliveries(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from deliveries`.execute(db)
  return rows[0]?.count ?? 0
}

/** Lets a daily mail be due for every user who has deliveries, of whom none was mailed. */
export async function renewMails(db: Db): Promise<void> {
  await sql`truncate outgoing_mails`.execute(db)
  await sql`update deliveries set mailed_at = null`.execute(db)
  await sql`insert into delivery_settings
      (user_id, is_chosen, frequency, hour, weekday, time_zone, language, next_at, unsubscribe_key)
    select id, true, 'daily', 7, 1, 'Europe/Berlin', 'en', now() - interval '1 minute', 'key' from users where id > ${FIRST}
    on conflict (user_id) do update set next_at = excluded.next_at`.execute(db)
  await sql`analyze deliveries, delivery_settings`.execute(db)
}
