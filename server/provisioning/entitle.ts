import { type Kysely, type Selectable, sql } from 'kysely'
import { holdTurns, takeBackFrom } from '#server/delivery/mails/take-back.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { EntitlementTable } from '#server/platform/database/tables/access.ts'
import { accessTable } from '#server/preferences/access-table.ts'
import { holdPreferences } from '#server/preferences/repository.ts'

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

/** Lets a user's email preferences follow the subscription; who has none is given all of them, inactive (R367, R373). */
export async function permitEmails(
  db: Db,
  userId: number,
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
  const { access_rows: before } = await holdPreferences(db, userId)
  const access_rows = JSON.stringify(
    accessTable(
      regions.map(({ value }) => value),
      isCovered,
      before,
    ),
  )
  await db.updateTable('preferences').set({ access_rows }).where('user_id', '=', userId).execute()
}

/**
 * A digest of a user may be made at this moment, or wait: the turn is held before the user, as by whoever makes the digest, so that
 * neither waits for the other in a circle.
 */
export const holdTurnsOf = (db: Db, username: string) =>
  holdTurns(db, sql`(select id from users where username = ${username})`)

const isOver = ({ valid_until: end }: Pick<EntitlementColumns, 'valid_until'>, now: Date) => !!end && end <= now

/**
 * Changes what a user's subscription covers; what is not given stays, but a subscription that was the firm's is the user's own then,
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
  // With a new end the user is told again.
  const changed = {
    follows_firm: false,
    ...given,
    ...('valid_until' in given && { reminded_at: null, ended_at: null }),
  }
  const after = await db
    .insertInto('entitlements')
    .values({ user_id: userId, ...emptyEntitlement, ...changed })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changed))
    .returning(entitlementColumns)
    .executeTakeFirstOrThrow()
  await permitEmails(db, userId, isOver(after, now) ? { ...after, level: 0 } : after)
  // What waits may name documents that the user may not read any more.
  await takeBackFrom(db, userId, now)
  return { before: before ?? {}, after }
}
