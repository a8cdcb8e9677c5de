import { type Kysely, sql } from 'kysely'
import { sendDue } from '#server/delivery/mails/send-due.ts'
import { sweep } from '#server/delivery/sweep/sweep.ts'
import type { OpenDatabase } from '#server/platform/database/open.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { ids } from './fixture-tags.ts'
import { serveDatabase } from './server-process.ts'

type Db = Kysely<Database>
type Stored = { env: NodeJS.ProcessEnv; open(): Promise<OpenDatabase> }

const USERS = 20
const FIRST = 1000

/** The longest time from the start of a server to its end, in milliseconds: about what a round takes it. */
const SPREAD = 3000

/** Users who follow what most of the fixture is about, with mails at once. */
async function addFollowers(db: Db): Promise<void> {
  await sql`insert into users (id, username, name, created_at)
    select ${FIRST} + n, 'follower' || n || '@example.com', 'Follower ' || n, now() from generate_series(1, ${USERS}::int) n`.execute(
    db,
  )
  await sql`insert into entitlements (user_id, level) select id, 3 from users where id > ${FIRST}`.execute(db)
  await sql`insert into follows (user_id, tag_id, followed_at) select users.id, tags.id, now() from users, tags
    where users.id > ${FIRST} and tags.id = any(${Object.values(ids)}::int[])`.execute(db)
  await sql`insert into delivery_settings select id, true, 'at_once', 7, 1, 'UTC', 'en', '2026-01-01', 'key'
    from users where id > ${FIRST}`.execute(db)
}

/** Everything comes once more, to nobody yet. */
async function beginAgain(db: Db): Promise<void> {
  for (const table of ['deliveries', 'outgoing_mails'] as const) await db.deleteFrom(table).execute()
  // No more than a mail shows.
  await db.updateTable('arrivals').set({ arrived_at: null }).where('document_id', '<=', 45).execute()
  await db.updateTable('delivery_settings').set({ next_at: '2026-01-01T00:00:00Z' }).execute()
}

async function finish(db: Db): Promise<void> {
  const now = new Date(Date.now() + 10_000)
  const address = { name: 'Halden Research', address: 'no-reply@halden.example' }
  const settings = { from: address, accessTeam: address, portalUrl: 'https://portal.example' }
  await sweep(db, { now, meaning: { unavailable: 'off' } })
  await sendDue(db, { settings, now })
}

/** For each user and document that were delivered, in how many mails it is: `user reference mails`. */
async function countAll(db: Db): Promise<string[]> {
  const deliveries = await sql<{ username: string; reference: string }>`select username, reference from deliveries
    join users on users.id = user_id join documents on documents.id = document_id
    where users.id > ${FIRST} order by 1, 2`.execute(db)
  const mails = (await db.selectFrom('outgoing_mails').select('mail').execute()).map(({ mail }) => mail)
  const linesOf = (username: string) =>
    mails.filter(({ to }) => to.address === username).flatMap(({ text }) => text.split('\n'))
  return deliveries.rows.map(({ username, reference }) => {
    const count = linesOf(username).filter((line) => line.endsWith(`/document/${reference}`)).length
    return `${username} ${reference} ${count}`
  })
}

/**
 * Kills servers with `kill -9` in the middle of delivering, two at a time where the database can be shared, and then delivers
 * the rest. Gives what differs from a round that nobody disturbed, and how far each round had come when it was broken off.
 */
export async function deliveryRounds({ env, open }: Stored, rounds: number) {
  const first = await open()
  await addFollowers(first.db)
  await beginAgain(first.db)
  await finish(first.db)
  const undisturbed = await countAll(first.db)
  await first.close()
  const faults: string[] = []
  const progress: string[] = []
  for (let round = 0; round < rounds; round++) {
    const before = await open()
    await beginAgain(before.db).finally(before.close)
    const servers = await Promise.all((env.DATABASE_URL ? [1, 2] : [1]).map(() => serveDatabase(env)))
    await new Promise((resolve) => setTimeout(resolve, Math.random() * SPREAD))
    await Promise.all(servers.map((server) => server.kill()))
    const { db, close } = await open()
    const reached = await sql<{ text: string }>`select concat((select count(*) from deliveries), ' deliveries, ',
      (select count(*) from outgoing_mails), ' mails') as text`.execute(db)
    progress.push(reached.rows[0]?.text ?? '')
    await finish(db)
    const found = await countAll(db).finally(close)
    const [known, now] = [new Set(undisturbed), new Set(found)]
    faults.push(...found.filter((line) => !known.has(line)), ...undisturbed.filter((line) => !now.has(line)))
  }
  return { undisturbed, faults, progress }
}
