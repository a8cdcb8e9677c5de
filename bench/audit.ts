// How long lists of the audit take at the desk, over a million rows of a year.
//
//   node --import tsx bench/audit.ts [--rows 1000000] [--plans]
//
// 2,000 users read 10,000 documents; one row in a hundred is a change. Calls pass through the server in process, on PostgreSQL in a
// private cluster. `--plans` prints how the database reads the slowest ones.

import { parseArgs } from 'node:util'
import { type Kysely, sql } from 'kysely'
import { startPostgres } from '#scripts/lib/postgres.mjs'
import { hashPassword } from '#server/accounts/password-hash.ts'
import { buildApp } from '#server/app.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openDatabase } from '#server/platform/database/open.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { administer } from '#tests/server/support/postgres.ts'
import { measure } from './lib/measure.mjs'

const { values: options } = parseArgs({
  options: { rows: { type: 'string', default: '1000000' }, plans: { type: 'boolean', default: false } },
})
const rows = Number(options.rows)

const [USERS, DOCUMENTS, RUNS] = [2000, 10_000, 30] as const
const PASSWORD = 'Audit-Bench-1'

async function fill(db: Kysely<Database>): Promise<void> {
  await sql`insert into firms (id, slug, name, created_at) overriding system value
    select n, 'firm-' || n, 'Firm ' || n, now() from generate_series(1, 200) n`.execute(db)
  await sql`insert into users (id, username, name, firm_id, role, created_at)
    select n, 'user' || n || '@client.example', 'User ' || n, n % 200 + 1,
      case n when 1 then 'admin' when 2 then 'desk' else 'reader' end, now()
    from generate_series(1, ${USERS}::int) n`.execute(db)
  await sql`insert into documents (id, reference, title, document_type, library, published_at, tsv_head, tsv)
    select n, 'NOTE-' || n, 'Note ' || n, 'Company Note', 'research', now(), to_tsvector('simple', 'note'), to_tsvector('simple', 'note')
    from generate_series(1, ${DOCUMENTS}::int) n`.execute(db)
  const password_hash = await hashPassword(PASSWORD)
  for (const user_id of [1, 2])
    await db
      .insertInto('credentials')
      .values({ user_id, password_hash, changed_at: new Date(0) })
      .execute()
  // The chain is not what is measured.
  await sql`alter table audit disable trigger audit_chained`.execute(db)
  await sql`insert into audit (id, number, at, actor, user_id, username, action, subject, detail, previous_hash, hash)
    select gen_random_uuid(), n, now() - (${rows}::int - n) * interval '1 year' / ${rows}::int, 'user', whose,
      'user' || whose || '@client.example',
      case when n % 100 > 0 then (array['document.read', 'document.read', 'file.download', 'session.sign_in'])[n % 4 + 1]
        else (array['user.change', 'user.entitle', 'firm.set', 'event.change', 'access.grant'])[(n / 100) % 5 + 1] end,
      case when n % 100 > 0 then 'documents/' || n % ${DOCUMENTS}::int + 1 else 'users/' || n / 100 % ${USERS}::int + 1 end,
      '{"name": {"before": "Anna", "after": "Anne"}}', '', ''
    from (select n, case when n % 3 = 0 then 3 else 1 + (n * 7919::bigint % ${USERS}::int)::int end as whose
      from generate_series(1, ${rows}::int) n) made`.execute(db)
  await sql`update audit_chain set number = ${rows}::int`.execute(db)
  await sql`alter table audit enable trigger audit_chained`.execute(db)
  await sql`analyze`.execute(db)
}

const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString()

const lists = {
  everything: '',
  'a page in the middle': `cursor=${rows / 2}`,
  reading: 'action=reading',
  'accounts, one row in 250': 'action=accounts',
  'a month, half a year ago': `from=${day(210)}&to=${day(180)}`,
  'accounts of that month': `action=accounts&from=${day(210)}&to=${day(180)}`,
  'somebody who reads a third': 'search_term=user3@client.example',
  'somebody with 330 rows': 'search_term=user77@client.example',
  'reading of somebody with 330 rows': 'search_term=user77@client.example&action=reading',
  'a document': 'search_term=note-4711',
  'one record': 'subject=users/12',
  nobody: 'search_term=nothing-of-the-kind',
} as const

async function measureLists(db: Kysely<Database>): Promise<void> {
  const app = await buildApp({ db, jwtSecret: new Uint8Array(32).fill(7), allowedOrigins: [] })
  for (const [role, user] of [
    ['admin', 'user1'],
    ['desk', 'user2'],
  ] as const) {
    const payload = { username: `${user}@client.example`, password: PASSWORD }
    const { token } = (await app.inject({ method: 'POST', url: '/api/auth', payload })).json()
    for (const [name, query] of Object.entries(lists)) {
      const url = `/api/desk/audit?page_size=50&${query}`
      let count = 0
      const { p50, p95, max } = await measure(async () => {
        const answer = await app.inject({ url, headers: { authorization: `Bearer ${token}` } })
        if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`)
        count = answer.json().records.length
      }, RUNS)
      console.log(
        `  | ${role}: ${name}, ${count} rows | ${[p50, p95, max].map((time) => time.toFixed(0)).join(' / ')} |`,
      )
    }
  }
  await app.close()
}

/** How the database finds the newest rows of some actions, and those about somebody. */
async function explain(db: Kysely<Database>): Promise<void> {
  for (const query of [
    sql`select newest.* from unnest(array['user.change', 'user.entitle', 'firm.set']) as wanted (value)
      cross join lateral (select * from audit where action = wanted.value order by at desc, number desc limit 51) as newest
      order by at desc, number desc limit 51`,
    sql`select newest.number from unnest(array['documents/4711', 'users/77', 'users/78']) as wanted (value)
      cross join lateral (select number, at from audit where subject = wanted.value and action = any(array['document.read', 'user.change'])
        order by at desc, number desc limit 51) as newest
      order by at desc, number desc limit 51`,
  ]) {
    const { rows: plan } = await sql<Record<string, string>>`explain (analyze, buffers) ${query}`.execute(db)
    for (const line of plan) console.log(Object.values(line).join(''))
  }
}

const cluster = await startPostgres()
await administer(cluster.urlOf(''), 'create database audit')
const { db, alone, close } = await openDatabase({ url: cluster.urlOf('audit'), directory: '' })
try {
  await alone(async (all) => {
    await migrate(all)
    await fill(all)
  })
  console.log(`${rows} rows`)
  await measureLists(db)
  if (options.plans) await explain(db)
} finally {
  await close()
  await cluster.remove()
}
