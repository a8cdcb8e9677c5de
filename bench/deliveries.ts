// How long it takes to deliver 500 new notes to 10,000 users who follow 20 companies each: `node --import tsx bench/deliveries.ts`.
// DATABASE_URL names an empty PostgreSQL database; without it, the embedded database in memory is measured.

import { sql } from 'kysely'
import { sweep } from '#server/delivery/sweep/sweep.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { kyselyOver, openDatabase } from '#server/platform/database/open.ts'
import { createPglite } from '#server/platform/database/pglite.ts'

const [USERS, FOLLOWED, COMPANIES, NOTES] = [10_000, 20, 2000, 500] as const

const { DATABASE_URL: url } = process.env
const opened = url ? await openDatabase({ url, directory: '' }) : undefined
const db = opened?.db ?? kyselyOver(await createPglite())
await migrate(db)
await sql`insert into tags (id, category, value, norm) select n, 'Company', 'Company ' || n, 'company ' || n
  from generate_series(1, ${COMPANIES}::int) n`.execute(db)
await sql`insert into users (id, username, name, created_at)
  select n, 'user' || n || '@example.com', 'User ' || n, now() from generate_series(1, ${USERS}::int) n`.execute(db)
await sql`insert into entitlements (user_id, level) select id, 3 from users`.execute(db)
// Seventh steps through the companies spread the users evenly.
await sql`insert into follows (user_id, tag_id, followed_at)
  select id, (id * 13 + n * 7) % ${COMPANIES}::int + 1, now() from users cross join generate_series(1, ${FOLLOWED}::int) n`.execute(
  db,
)
await sql`insert into documents (id, reference, title, document_type, library, published_at, tag_ids, tsv_head, tsv)
  select n, 'NOTE-' || n, 'Note ' || n, 'Company Note', 'research', now() - interval '1 hour',
    array[n % ${COMPANIES}::int + 1, (n * 3) % ${COMPANIES}::int + 1, (n * 5) % ${COMPANIES}::int + 1], '', ''
  from generate_series(1, ${NOTES}::int) n`.execute(db)
await sql`insert into document_search (id, published_at, library, tag_ids, tsv)
  select id, published_at, library, tag_ids, tsv from documents`.execute(db)
await sql`analyze`.execute(db)

const started = performance.now()
const count = await sweep(db, { now: new Date(), meaning: { unavailable: 'off' } })
const seconds = (performance.now() - started) / 1000
const { rows } = await sql<{ count: number }>`select count(*)::int as count from deliveries`.execute(db)
const memory = Math.round(process.memoryUsage().rss / 2 ** 20)
console.log(`${count} notes, ${rows[0]?.count} deliveries in ${seconds.toFixed(1)} s, ${memory} MB`)
await (opened ? opened.close() : db.destroy())
