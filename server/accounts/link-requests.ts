import { randomUUID } from 'node:crypto'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import type { LinkPurpose, LinkRequestTable } from '#server/platform/database/tables/users.ts'
import { LINK_LIFETIME } from './one-time-tokens.ts'

type Db = Kysely<Database>

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/**
 * Requests within a quarter of an hour that an address may make for one account, by purpose, and for all of them. The latter is high, because
 * a bank's gateway puts thousands of users behind one address.
 */
const WINDOW = 15 * MINUTE
const OF_ACCOUNT = 20
const OF_ADDRESS = 500

/** Namespace of PostgreSQL's advisory locks. */
const LOCK = 7_210_418

/** Longer than any username: what is typed is kept for a day. */
const LONGEST_ACCOUNT = 320

export type LinkRequest = Selectable<LinkRequestTable>

/** Seconds until the oldest of the newest `count` requests does not count any more; 0: there are fewer. */
async function secondsUntilFewer(
  db: Db,
  { address, of, count }: { address: string; of?: Pick<LinkRequest, 'account' | 'purpose'>; count: number },
  now: Date,
): Promise<number> {
  const row = await db
    .selectFrom('link_requests')
    .select('asked_at')
    .where('address', '=', address)
    .where((eb) => eb.and(of ?? {}))
    .where('asked_at', '>', new Date(now.getTime() - WINDOW))
    .orderBy('asked_at', 'desc')
    .offset(count - 1)
    .limit(1)
    .executeTakeFirst()
  return row ? Math.max(1, Math.ceil((row.asked_at.getTime() + WINDOW - now.getTime()) / 1000)) : 0
}

/**
 * Writes down that somebody asks for a link, and gives 0; or writes nothing, and gives the seconds until the address may ask
 * again. The same work whether or not there is such an account. Requests at the same time from one address take turns, also in
 * several processes, so that all of them count.
 */
export const addLinkRequest = (
  db: Db,
  { purpose, username, address }: { purpose: LinkPurpose; username: string; address: string },
  now: Date,
): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const account = username.trim().toLowerCase().slice(0, LONGEST_ACCOUNT)
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)}, hashtext(${address}))`.execute(transaction)
    const wait = Math.max(
      await secondsUntilFewer(transaction, { address, of: { account, purpose }, count: OF_ACCOUNT }, now),
      await secondsUntilFewer(transaction, { address, count: OF_ADDRESS }, now),
    )
    if (wait > 0) return wait
    const request = { id: randomUUID(), purpose, account, address, asked_at: now }
    await transaction.insertInto('link_requests').values(request).execute()
    return 0
  })

/**
 * Takes the request that has waited for longest and marks it as handled, if `handle` and everything it writes succeeds;
 * false: there is none. Those named in `except`, by their ids, are passed over. Several processes never take the same one. What
 * nobody has looked at within a link's lifetime is left: whoever asked has gone, or asked again.
 */
export const handleLinkRequest = (
  db: Db,
  now: Date,
  except: readonly string[],
  handle: (db: Db, request: LinkRequest) => Promise<void>,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const request = await transaction
      .selectFrom('link_requests')
      .selectAll()
      .where('handled_at', 'is', null)
      .where('asked_at', '>', new Date(now.getTime() - LINK_LIFETIME))
      .$if(except.length > 0, (query) => query.where('id', 'not in', except))
      .orderBy('asked_at')
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!request) return false
    await transaction.updateTable('link_requests').set({ handled_at: now }).where('id', '=', request.id).execute()
    await handle(transaction, request)
    return true
  })

/** How often a link for this account was asked for from this address within a day, this time included. */
export async function countOfDay(db: Db, { account, address, purpose }: LinkRequest, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('link_requests')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('address', '=', address)
    .where('asked_at', '>', new Date(now.getTime() - DAY))
    .where('account', '=', account)
    .where('purpose', '=', purpose)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Forgets requests that no longer count. */
export async function removeOldLinkRequests(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('link_requests')
    .where('asked_at', '<=', new Date(now.getTime() - DAY))
    .execute()
}
