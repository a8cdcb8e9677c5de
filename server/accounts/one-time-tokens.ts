import type { Kysely } from 'kysely'
import { hashToken, newToken } from '#server/access/tokens.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { LinkPurpose } from '#server/platform/database/tables/users.ts'

type Db = Kysely<Database>

/** How long a link that a user asks for is valid, in milliseconds. */
export const LINK_LIFETIME = 30 * 60 * 1000

/** For counting how many were sent lately. */
const KEPT = 24 * 60 * 60 * 1000

/** Whose link, and what for. */
export type LinkOf = { userId: number; purpose: LinkPurpose }

/** Invalidates the unused links of a user, or those of one purpose. */
export async function endTokens(db: Db, userId: number, now: Date, purpose?: LinkPurpose): Promise<void> {
  const open = db
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
  await (purpose === undefined ? open : open.where('purpose', '=', purpose)).execute()
}

/** Makes a link's token, and every earlier one of the same user and purpose useless. To be called within a transaction that holds the user's row. */
export async function issueToken(
  db: Db,
  { userId, purpose }: LinkOf,
  now: Date,
  lifetime = LINK_LIFETIME,
): Promise<string> {
  const token = newToken()
  await db
    .deleteFrom('one_time_tokens')
    .where('created_at', '<', new Date(now.getTime() - KEPT))
    .where('expires_at', '<', now)
    .execute()
  await endTokens(db, userId, now, purpose)
  await db
    .insertInto('one_time_tokens')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      purpose,
      created_at: now,
      expires_at: new Date(now.getTime() + lifetime),
    })
    .execute()
  return token
}

/** How many links of a purpose a user was sent since then. */
export async function countTokens(db: Db, { userId, purpose }: LinkOf, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('one_time_tokens')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Whether a user has a valid link of a purpose. */
export async function hasOpenToken(db: Db, { userId, purpose }: LinkOf, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('one_time_tokens')
    .select('token_hash')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** The user of a token that could be spent now; undefined when it is unknown, spent, expired or for another purpose. */
export async function ownerOfToken(
  db: Db,
  token: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('one_time_tokens')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.user_id
}

/** Whose link a token is of, and until when, without spending it; undefined when it could not be spent now. */
export const findOpenLink = (db: Db, token: string, purpose: LinkPurpose, now: Date) =>
  db
    .selectFrom('one_time_tokens')
    .innerJoin('users', 'users.id', 'one_time_tokens.user_id')
    .select(['users.username', 'one_time_tokens.expires_at'])
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('users.is_active', '=', true)
    .executeTakeFirst()

/** Spends a token and gives its user: of several who try, one gets it. */
export async function spendToken(db: Db, token: string, purpose: LinkPurpose, now: Date): Promise<number | undefined> {
  const row = await db
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id
}
