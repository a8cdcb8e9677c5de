import { type Kysely, sql } from 'kysely'
import { sweep } from '#server/delivery/sweep/sweep.ts'
import type { OpenDatabase } from '#server/platform/database/open.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { ids } from './fixture-tags.ts'
import { sendMails } from './send-mails.ts'
import { type DeliveryProgress, type ServerProcess, serveDatabase } from './server-process.ts'

type Db = Kysely<Database>
type Stored = { env: NodeJS.ProcessEnv; open(): Promise<OpenDatabase> }

/** More than one statement delivers a document to. */
const USERS = 120
const FIRST = 1000

/** Few, since the mails of a round take most of its time. */
const DOCUMENTS = 10

/** A kill that came when all was done proves nothing, and is repeated; so often at most. */
const TRIES = 6

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
  await db
    .updateTable('arrivals')
    .set({ arrived_at: null, delivered_to: 0 })
    .where('document_id', '<=', DOCUMENTS)
    .execute()
  await db.updateTable('delivery_settings').set({ next_at: '2026-01-01T00:00:00Z' }).execute()
}

async function finish(db: Db): Promise<void> {
  const now = new Date(Date.now() + 10_000)
  const address = { name: 'Halden Research', address: 'no-reply@halden.example' }
  const settings = { from: address, accessTeam: address, portalUrl: 'https://portal.example' }
  await sweep(db, { now, meaning: { unavailable: 'off' } })
  await sendMails(db, settings, now)
}

/** For each user and document that were delivered, in how many mails it is: `user reference mails`. */
async function countAll(db: Db): Promise<string[]> {
  const deliveries = await sql<{ username: string; reference: string }>`select username, reference from deliveries
    join users on users.id = user_id join documents on documents.id = document_id
    where users.id > ${FIRST} order by 1, 2`.execute(db)
  const counts = new Map<string, number>()
  for (const { mail } of await db.selectFrom('outgoing_mails').select('mail').execute())
    for (const [, reference] of mail.text.matchAll(/\/document\/(\S+)$/gm)) {
      const key = `${mail.to.address} ${reference}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  return deliveries.rows.map(({ username, reference }) => {
    const key = `${username} ${reference}`
    return `${key} ${counts.get(key) ?? 0}`
  })
}

/** What a killed round has left: rows, documents that are not yet with all their users, and deliveries without a mail. */
type Left = DeliveryProgress & { waiting: number; unmailed: number; sweepers: number }

async function lookAt(db: Db): Promise<Left> {
  // Each sweep has an instant of its own, which its deliveries carry.
  const { rows } = await sql<Left>`select (select count(*)::int from deliveries) as deliveries,
    (select count(*)::int from outgoing_mails) as mails,
    (select count(*)::int from arrivals where arrived_at is null and document_id <= ${DOCUMENTS}) as waiting,
    (select count(*)::int from deliveries where mailed_at is null and read_at is null and user_id > ${FIRST}) as unmailed,
    (select count(distinct arrived_at)::int from deliveries) as sweepers`.execute(db)
  const [left] = rows
  if (!left) throw new Error('The database tells nothing.')
  return left
}

type Goal = { what: 'sweep' | 'mails'; isReached: (progress: DeliveryProgress) => boolean }

/** Somewhere in the middle of what an undisturbed round does. */
function chooseGoal(round: number, all: number): Goal {
  const share = Math.random() * 0.8
  return round % 2 === 1
    ? { what: 'sweep', isReached: ({ deliveries }) => deliveries > share * all }
    : { what: 'mails', isReached: ({ mails }) => mails > share * USERS }
}

const isInMiddle = ({ what }: Goal, { deliveries, mails, waiting, unmailed }: Left): boolean =>
  what === 'sweep' ? deliveries > 0 && waiting > 0 : mails > 0 && unmailed > 0

/** Starts servers, two where the database can be shared, and kills them with `kill -9` when one says that the goal is reached. */
async function killAt(env: NodeJS.ProcessEnv, goal: Goal): Promise<void> {
  const starting: Promise<ServerProcess>[] = []
  const kill = async () => {
    await Promise.all(starting.map(async (server) => (await server).kill()))
  }
  await new Promise<void>((resolve, reject) => {
    const onProgress = (progress: DeliveryProgress) => {
      if (goal.isReached(progress)) kill().then(resolve, reject)
    }
    for (const _ of env.DATABASE_URL ? [1, 2] : [1]) starting.push(serveDatabase(env, onProgress))
    Promise.all(starting).catch(reject)
  })
}

/**
 * Kills servers in the middle of sweeping, in every other round of queueing mails, and then delivers the rest. Gives what differs
 * from a round that nobody disturbed, and what each kill has left to do.
 */
export async function deliveryRounds(
  { env, open }: Stored,
  rounds: number,
  onRound: (round: number, left: Left & { what: string }) => void = () => {},
) {
  const first = await open()
  await addFollowers(first.db)
  await beginAgain(first.db)
  await finish(first.db)
  const undisturbed = await countAll(first.db)
  await first.close()
  const faults: string[] = []
  for (let round = 1, tries = 1; round <= rounds; tries++) {
    const before = await open()
    await beginAgain(before.db).finally(before.close)
    const goal = chooseGoal(round, undisturbed.length)
    await killAt(env, goal)
    const { db, close } = await open()
    const left = await lookAt(db)
    await finish(db)
    const found = await countAll(db).finally(close)
    const [known, now] = [new Set(undisturbed), new Set(found)]
    faults.push(...found.filter((line) => !known.has(line)), ...undisturbed.filter((line) => !now.has(line)))
    if (isInMiddle(goal, left)) {
      onRound(round, { what: goal.what, ...left })
      round++
      tries = 0
    } else if (tries === TRIES) throw new Error(`No kill fell in the middle of the ${goal.what}.`)
  }
  return { undisturbed, faults }
}
