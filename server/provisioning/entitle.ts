import { type Kysely, type Selectable, sql } from 'kysely'
import { holdTurns, takeBackFrom, takeBackFromAll } from '#server/delivery/mails/take-back.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { EntitlementTable } from '#server/platform/database/tables/access.ts'
import { accessTable } from '#server/preferences/access-table.ts'
import { holdPreferencesOfAll } from '#server/preferences/repository.ts'

type Db = Kysely<Database>

/** What is covered, and until when; without an end if that is left out. */
export type EntitlementColumns = Pick<
  Selectable<EntitlementTable>,
  'level' | 'region_ids' | 'asset_class_ids' | 'libraries'
> &
  Partial<Pick<Selectable<EntitlementTable>, 'valid_until' | 'is_trial' | 'follows_firm'>>

/** A subscription that covers nothing beyond what is open to everyone. */
export const emptyEntitlement = {
  level: 0,
  region_ids: null,
  asset_class_ids: null,
  libraries: null,
  valid_until: null,
  is_trial: false,
} as const

export const entitlementColumns = [
  'level',
  'region_ids',
  'asset_class_ids',
  'libraries',
  'valid_until',
  'is_trial',
  'follows_firm',
] as const

/** Lets the email preferences of users follow a subscription that they share; who has none is given all of them, inactive (R367, R373). */
export async function permitEmails(
  db: Db,
  userIds: readonly number[],
  { level, region_ids }: Pick<EntitlementColumns, 'level' | 'region_ids'>,
): Promise<void> {
  const regions = await db
    .selectFrom('tags')
    .select(['id', 'value'])
    .where('category', '=', 'Region')
    .where('inactive', '=', false)
    .orderBy('id')
    .execute()
  const covered = new Set(regions.filter(({ id }) => region_ids?.includes(id) ?? true).map(({ value }) => value))
  const isCovered = (region: string) => level > 0 && (region_ids === null || covered.has(region))
  const names = regions.map(({ value }) => value)
  const rows = await holdPreferencesOfAll(db, userIds)
  const tables = rows.map(({ access_rows }) => JSON.stringify(accessTable(names, isCovered, access_rows)))
  const ids = rows.map(({ user_id }) => user_id)
  await sql`update preferences set access_rows = given.access_rows::json
    from unnest(${ids}::int[], ${tables}::text[]) as given (user_id, access_rows)
    where preferences.user_id = given.user_id`.execute(db)
}

/**
 * A digest of a user may be made at this moment, or wait: the turn is held before the user, as by whoever makes the digest, so that
 * neither waits for the other in a circle.
 */
export const holdTurnsOf = (db: Db, username: string) =>
  holdTurns(db, sql`(select id from users where username = ${username})`)

/** What a subscription permits at a moment: nothing after its end. */
export const permittedAt = (entitlement: EntitlementColumns, now: Date): EntitlementColumns =>
  entitlement.valid_until && entitlement.valid_until <= now ? { ...entitlement, level: 0 } : entitlement

/** Stays as it is while the end does; with another end the user is told again. */
const keptWithEnd = (column: 'reminded_at' | 'ended_at') =>
  sql<Date | null>`case when entitlements.valid_until is not distinct from excluded.valid_until
    then ${sql.ref(`entitlements.${column}`)} end`

const store = (db: Db, userIds: readonly number[], given: Partial<EntitlementColumns>) => {
  const changed = { follows_firm: false, ...given }
  const kept = { reminded_at: keptWithEnd('reminded_at'), ended_at: keptWithEnd('ended_at') }
  return db
    .insertInto('entitlements')
    .values(userIds.map((user_id) => ({ user_id, ...emptyEntitlement, ...changed })))
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ ...changed, ...('valid_until' in given && kept) }),
    )
}

/**
 * Changes what a user's subscription covers; what is not given stays. A subscription that was the firm's becomes the user's own,
 * unless it is given as the firm's. Gives what it was and what it is. To be called with `holdTurnsOf` and the user's row held.
 */
export async function entitle(
  db: Db,
  userId: number,
  given: Partial<EntitlementColumns>,
  now: Date,
): Promise<{ before: Partial<EntitlementColumns>; after: EntitlementColumns }> {
  const before = await db
    .selectFrom('entitlements')
    .select(entitlementColumns)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const after = await store(db, [userId], given).returning(entitlementColumns).executeTakeFirstOrThrow()
  await permitEmails(db, [userId], permittedAt(after, now))
  // What waits may name documents that the user may not read any more.
  await takeBackFrom(db, userId, now)
  return { before: before ?? {}, after }
}

/** Gives users the same subscription. To be called as `entitle`. */
export async function entitleAll(
  db: Db,
  userIds: readonly number[],
  entitlement: Required<EntitlementColumns>,
  now: Date,
): Promise<void> {
  await store(db, userIds, entitlement).execute()
  await permitEmails(db, userIds, permittedAt(entitlement, now))
  await takeBackFromAll(db, userIds, now)
}
