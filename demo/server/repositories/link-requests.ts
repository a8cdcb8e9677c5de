import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { LinkPurpose, LinkRequestTable } from '../database/tables/users.ts'
import { LINK_LIFETIME } from './one-time-tokens.ts'

type Db = Kysely<Database>

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Requests within a quarter of an hour that an address may make, for whatever accounts. */
const WINDOW = 15 * MINUTE
const OF_ADDRESS = 50

/** Longer than any username: what is typed is kept for a day. */
const LONGEST_ACCOUNT = 320

export type LinkRequest = Selectable<LinkRequestTable>

/** Seconds until an address may ask for another link; 0: now. */
export async function secondsToNextLink(db: Db, address: string, now: Date): Promise<number> {
  const row = await db
    .selectFrom('link_requests')
    .select('asked_at')
    .where('address', '=', address)
    .where('asked_at', '>', new Date(now.getTime() - WINDOW))
    .orderBy('asked_at', 'desc')
    .offset(OF_ADDRESS - 1)
    .limit(1)
    .executeTakeFirst()
  if (!row) return 0
  return Math.max(1, Math.ceil((row.asked_at.getTime() + WINDOW - now.getTime()) / 1000))
}

/** Writes down that somebody asks for a link: the same work whether or not there is such an account. */
export async function addLinkRequest(
  db: Db,
  { purpose, username, address }: { purpose: LinkPurpose; username: string; address: string },
  now: Date,
): Promise<void> {
  const account = username.trim().toLowerCase().slice(0, LONGEST_ACCOUNT)
  await db.insertInto('link_requests').values({ id: randomUUID(), purpose, account, address, asked_at: now }).execute()
}

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
