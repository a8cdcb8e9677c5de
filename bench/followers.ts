// How long a change of a firm's subscription takes that many users have.
//
//   node --import tsx bench/followers.ts [--users 1000]
//
// The change is written to the subscription, the permitted emails and the waiting digests of each user, in one transaction. Both
// databases are measured, PostgreSQL in a private cluster.

import { parseArgs } from 'node:util'
import { type Kysely, sql } from 'kysely'
import { operator } from '#server/platform/audit/actor.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { setFirmEntitlement } from '#server/provisioning/firm-entitlement.ts'
import { measureBoth, middleOf } from './lib/both-databases.ts'

const { values: options } = parseArgs({ options: { users: { type: 'string', default: '1000' } } })
const users = Number(options.users)
const ROUNDS = 5
const REGIONS = 12

async function addRecords(db: Kysely<Database>): Promise<void> {
  await sql`insert into firms (id, slug, name, created_at) overriding system value values (1, 'acme', 'Acme', now())`.execute(
    db,
  )
  await sql`insert into tags (id, category, value, norm)
    select n, 'Region', 'Region ' || n, 'region ' || n from generate_series(1, ${REGIONS}::int) n`.execute(db)
  await sql`insert into users (id, username, name, firm_id, created_at)
    select n, 'user' || n || '@acme.example', 'User ' || n, 1, now() from generate_series(1, ${users}::int) n`.execute(
    db,
  )
  await sql`insert into entitlements (user_id, level, follows_firm) select id, 0, true from users`.execute(db)
}

async function measureChanges(db: Kysely<Database>, name: string): Promise<void> {
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const start = performance.now()
    const given = { level: (round % 3) + 1, region_ids: [(round % REGIONS) + 1] }
    const change = { firm: { id: 1, slug: 'acme' }, given, isForAll: false, actor: operator() }
    await db.transaction().execute((transaction) => setFirmEntitlement(transaction, change, new Date()))
    // The first round also gives each user their preferences.
    if (round > 0) times.push(performance.now() - start)
  }
  console.log(`${name}: ${users} users, ${(middleOf(times) / 1000).toFixed(2)} s in the middle of ${ROUNDS} rounds`)
}

await measureBoth({ fill: addRecords, measure: measureChanges })
