import type { Kysely } from 'kysely'
import { type Entitlement, noEntitlement } from '../access/access-rule.ts'
import type { Database } from '../database/schema.ts'

type Db = Kysely<Database>

/** Who makes a call. */
export type Viewer = {
  id: number
  username: string
  name: string
  externalReference: string | null
  entitlement: Entitlement
}

/** A user with what their subscription covers; undefined when there is no such user. */
export async function findViewer(db: Db, userId: number): Promise<Viewer | undefined> {
  const row = await db
    .selectFrom('users')
    .leftJoin('entitlements', 'entitlements.user_id', 'users.id')
    .select(['users.id', 'username', 'name', 'external_reference'])
    .select(['level', 'region_ids', 'asset_class_ids', 'libraries'])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  if (!row) return undefined
  const { id, username, name, external_reference, level, region_ids, asset_class_ids, libraries } = row
  const entitlement: Entitlement =
    level === null ? noEntitlement : { level, regionIds: region_ids, assetClassIds: asset_class_ids, libraries }
  return { id, username, name, externalReference: external_reference, entitlement }
}

/** What signing in needs to know of a user; usernames are compared without case. */
export const findCredentials = (db: Db, username: string) =>
  db
    .selectFrom('users')
    .innerJoin('credentials', 'credentials.user_id', 'users.id')
    .select(['users.id', 'credentials.password_hash'])
    .where('users.username', '=', username.trim().toLowerCase())
    .executeTakeFirst()

/** A user's distribution preferences, which are the `cris` of the contract (R012). */
export async function findInterests(db: Db, userId: number): Promise<Record<string, string>[]> {
  const row = await db.selectFrom('preferences').select('cris').where('user_id', '=', userId).executeTakeFirst()
  return row?.cris ?? []
}
