// How long reports of readership take over a million uses of a year, and how long the job takes that adds uses to the sums.
//
//   node --import tsx bench/usage.ts [--database embedded|postgres] [--uses 1000000]
//
// 2,000 users of 200 firms use 10,000 documents. Most of the sums are made in large slices; the last uses are
// left to slices as the job has them, which are measured. Calls pass through the server in process. A client opens documents
// meanwhile: alone, beside one report after the other, and beside the job. Without `--database` it measures both databases,
// PostgreSQL in a private cluster.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Kysely, sql } from 'kysely'
import { startPostgres } from '#scripts/lib/postgres.mjs'
import { hashPassword } from '#server/accounts/password-hash.ts'
import { buildApp } from '#server/app.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openDatabase } from '#server/platform/database/open.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { startPacing } from '#server/platform/jobs/pace.ts'
import { countUses } from '#server/usage/count.ts'
import { administer } from '#tests/server/support/postgres.ts'
import { databaseTime } from './lib/database-time.mjs'
import { figuresOf, measure } from './lib/measure.mjs'

const { values: options } = parseArgs({
  options: { database: { type: 'string' }, uses: { type: 'string', default: '1000000' } },
})
const uses = Number(options.uses)

const [FIRMS, USERS, DOCUMENTS, ANALYSTS] = [200, 2000, 10_000, 60] as const
const RUNS = 30

/** Uses of a large slice, and of those that are measured as the job has them. */
const [LARGE, MEASURED] = [200_000, 4000] as const

const PASSWORD = 'Readership-Bench-1'

type Db = Kysely<Database>

async function addRecords(db: Db): Promise<void> {
  await sql`insert into firms (id, slug, name, created_at) overriding system value
    select n, 'firm-' || n, 'Firm ' || n, now() from generate_series(1, ${FIRMS}::int) n`.execute(db)
  await sql`insert into users (id, username, name, firm_id, role, created_at)
    select n, 'user' || n || '@client.example', 'User ' || n, n % ${FIRMS}::int + 1, case n when 1 then 'desk' else 'reader' end, now()
    from generate_series(1, ${USERS}::int) n`.execute(db)
  await sql`update users set is_firm_lead = true where id in (1, 2)`.execute(db)
  await sql`insert into entitlements (user_id, level) select id, 3 from users`.execute(db)
  await sql`insert into tags (id, category, value, norm)
    select n, 'Analyst', 'Analyst ' || n, 'analyst ' || n from generate_series(1, ${ANALYSTS}::int) n`.execute(db)
  await sql`insert into documents (id, reference, title, document_type, library, published_at, analyst_ids, tsv_head, tsv)
    select n, 'NOTE-' || n, 'Note ' || n, 'Company Note', 'research', now() - n * interval '1 year' / ${DOCUMENTS}::int, array[n % ${ANALYSTS}::int + 1],
      to_tsvector('simple', 'note'), to_tsvector('simple', 'note')
    from generate_series(1, ${DOCUMENTS}::int) n`.execute(db)
  await db
    .insertInto('credentials')
    .values({ user_id: 1, password_hash: await hashPassword(PASSWORD), changed_at: new Date(0) })
    .execute()
}

/** Uses of a year: nine of ten are of documents of the days before, of which the newest are used most; the others of any age. */
const addUses = (db: Db): Promise<unknown> =>
  sql`insert into usage_events (id, kind, user_id, firm_id, document_id, is_machine, used_at)
    select gen_random_uuid(), (array['open', 'open', 'open', 'read', 'read', 'download'])[n % 6 + 1],
      whose, whose % ${FIRMS}::int + 1,
      least(${DOCUMENTS}::int, 1 + floor(${DOCUMENTS}::float * n / ${uses}::int + case when n % 10 = 0
        then (${DOCUMENTS}::float - ${DOCUMENTS}::float * n / ${uses}::int) * random() else -120 * ln(1 - random()) end)::int),
      n % 20 = 0, now() - n * interval '1 year' / ${uses}::int
    from (select n, 1 + (n * 7919::bigint % ${USERS}::int)::int as whose from generate_series(1, ${uses}::int) n) used`.execute(
    db,
  )

const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10)

const seconds = async (work: () => Promise<unknown>) => {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}

async function countAll(db: Db): Promise<{ large: number; slices: number[] }> {
  const large = await seconds(async () => {
    for (let left = uses - MEASURED; left > 0; left -= LARGE) await countUses(db, Math.min(LARGE, left))
  })
  const slices: number[] = []
  for (let count = 1; count > 0; )
    slices.push(
      await seconds(async () => {
        count = await countUses(db)
      }),
    )
  return { large, slices: slices.slice(0, -1) }
}

type Get = (url: string) => Promise<void>

async function openApp(db: Db): Promise<{ get: Get; close(): Promise<void> }> {
  const app = await buildApp({ db, jwtSecret: new Uint8Array(32).fill(7), allowedOrigins: [] })
  const payload = { username: 'user1@client.example', password: PASSWORD }
  const { token } = (await app.inject({ method: 'POST', url: '/api/auth', payload })).json()
  const get: Get = async (url) => {
    const answer = await app.inject({ url: `/api/${url}`, headers: { authorization: `Bearer ${token}` } })
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`)
  }
  return { get, close: () => app.close() }
}

const round = (...times: number[]) => times.map((time) => time.toFixed(0)).join(' / ')

const periods = { 'a year': `from=${day(364)}&to=${day(0)}`, '90 days': `from=${day(89)}&to=${day(0)}` }

async function measureReports(get: Get, now: () => Promise<number>): Promise<void> {
  const report = async (label: string, url: string, runs = RUNS) => {
    const { p50, p95, max } = await measure(() => get(url), runs)
    const processor = await measure(() => get(url), runs, now)
    console.log(`  | ${label} | ${round(p50, p95, max)} | ${round(processor.p50, processor.p95)} |`)
  }
  for (const [title, call, subjects] of [
    ['all firms', 'desk/usage', ['document', 'analyst', 'user', 'firm', 'month']],
    ['own firm', 'usage', ['document', 'analyst', 'user', 'month']],
  ] as const)
    for (const by of subjects)
      for (const [name, period] of Object.entries(periods))
        for (const order of by === 'document' ? ['opens', 'name'] : ['opens']) {
          const label = `${title} by ${by}, ${name}${order === 'name' ? ', by title' : ''}`
          await report(label, `${call}?by=${by}&${period}&order_by_field=${order}&page_size=50`)
        }
  await report(
    'all firms by document, a year, exported',
    `desk/usage?by=document&${periods['a year']}&page_size=10000`,
    5,
  )
}

/** Opens one document after the other as long as `isOver` says, with a pause between two. */
async function openDocuments(get: Get, isOver: (count: number) => boolean): Promise<number[]> {
  const times: number[] = []
  while (!isOver(times.length)) {
    const start = performance.now()
    await get(`web_documents/${DOCUMENTS - (times.length % 1000)}`)
    times.push(performance.now() - start)
    await delay(20)
  }
  return times
}

/** The same beside other work, which is told when to end, or ends by itself. */
async function openDocumentsBeside(get: Get, work: (isOver: () => boolean) => Promise<void>, calls = Infinity) {
  let [isOver, isDone] = [false, false]
  const working = work(() => isOver).finally(() => (isDone = true))
  const times = await openDocuments(get, (count) => isDone || count === calls)
  isOver = true
  await working
  return times
}

async function measureClients(db: Db, get: Get): Promise<void> {
  const say = (label: string, times: number[]) => {
    const { p50, p95, max } = figuresOf(times)
    console.log(`  | a document, ${label} | ${round(p50, p95, max)} | – |`)
  }
  await openDocuments(get, (count) => count === 20)
  say('alone', await openDocuments(get, (count) => count === 100))
  const url = `desk/usage?by=document&${periods['90 days']}&order_by_field=name&page_size=50`
  const ask = async (isOver: () => boolean) => {
    while (!isOver()) await get(url)
  }
  say('beside reports', await openDocumentsBeside(get, ask, 100))
  await sql`update usage_events set is_counted = false
    where id in (select id from usage_events order by used_at desc limit ${MEASURED})`.execute(db)
  const count = async () => {
    const rest = startPacing()
    while ((await countUses(db)) > 0) await rest()
  }
  say(`beside the job, ${MEASURED} uses`, await openDocumentsBeside(get, count))
}

async function run(name: string, url: string | undefined): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-usage-'))
  const { db, alone, close } = await openDatabase({ url, directory })
  try {
    const filling = await alone(async (all) => {
      await migrate(all)
      await addRecords(all)
      return seconds(() => addUses(all))
    })
    const { large, slices } = await alone(countAll)
    await sql`analyze`.execute(db)
    const { rows } = await sql<{ days: number; months: number }>`select
      (select count(*)::int from usage_days) as days, (select count(*)::int from usage_months) as months`.execute(db)
    const slice = slices.reduce((sum, time) => sum + time, 0) / slices.length
    console.log(`${name}: ${uses} uses in ${filling.toFixed(0)} s, their sums in ${large.toFixed(0)} s`)
    console.log(
      `  ${rows[0]?.days} sums of days, ${rows[0]?.months} of months; a slice of the job takes ${slice.toFixed(2)} s`,
    )
    const own = url === undefined ? undefined : await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
    const { get, close: closeApp } = await openApp(db)
    await measureReports(get, await databaseTime(own?.rows[0]?.pid))
    await measureClients(db, get)
    await closeApp()
  } finally {
    await close()
    await rm(directory, { recursive: true, force: true })
  }
}

if (options.database !== 'embedded') {
  const cluster = await startPostgres()
  await administer(cluster.urlOf(''), 'create database usage')
  await run('PostgreSQL', cluster.urlOf('usage')).finally(cluster.remove)
}
if (options.database !== 'postgres') await run('embedded', undefined)
