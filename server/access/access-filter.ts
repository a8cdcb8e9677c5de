import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import type { Access, Entitlement } from './access-rule.ts'

/** The entitlements that hold at a moment: after its end one covers nothing, in sessions that are open as well. */
export const entitlementsAt = (db: Kysely<Database>, now: Date) =>
  db
    .selectFrom('entitlements')
    .select(['user_id', 'level', 'region_ids', 'asset_class_ids', 'libraries'])
    .where((is) => is.or([is('valid_until', 'is', null), is('valid_until', '>', now)]))

/** The documents that were granted to users and that they may still read. */
const grantsAt = (db: Kysely<Database>, now: Date) =>
  db
    .selectFrom('document_grants')
    .select(['document_grants.user_id', 'document_grants.document_id'])
    .where((is) => is.or([is('valid_until', 'is', null), is('valid_until', '>', now)]))

/** The ids of the documents that each user of `users` was granted. */
export const grantedTo = (db: Kysely<Database>, now: Date): RawBuilder<number[]> =>
  sql<number[]>`array(select document_id from ${grantsAt(db, now)} grants
    where grants.user_id = users.id order by document_id)`

/** A condition, or that a document was granted to a user. */
export const orGranted = (condition: RawBuilder<SqlBool>, { documentIds }: Entitlement): RawBuilder<SqlBool> =>
  documentIds.length === 0 ? condition : sql<SqlBool>`(${condition} or documents.id = any(${documentIds}::int[]))`

/** The access rule as a condition on `documents`, for lists that show only what a user may read or load. */
export function accessFilter(user: Entitlement, need: keyof Access): RawBuilder<SqlBool> {
  const covers = (column: 'region_ids' | 'asset_class_ids', granted: readonly number[] | null) =>
    granted === null
      ? sql<SqlBool>`true`
      : sql<SqlBool>`(${sql.ref(column)} = '{}' or ${sql.ref(column)} && ${granted}::int[])`
  const level = need === 'entitled' ? sql`greatest(preview_level, download_level)` : sql`preview_level`
  const isCovered = sql<SqlBool>`(${level} <= ${user.level}
    and ${user.libraries === null ? sql`true` : sql`library = any(${user.libraries}::text[])`}
    and ${covers('region_ids', user.regionIds)} and ${covers('asset_class_ids', user.assetClassIds)})`
  return orGranted(isCovered, user)
}

/**
 * The same for many users in one query, what each may read: over `documents`, `entitlements`, which is joined and may be missing,
 * and a column with the ids of users.
 */
export function accessOfEach(db: Kysely<Database>, userId: string, now: Date): RawBuilder<SqlBool> {
  const covers = (column: 'region_ids' | 'asset_class_ids') => {
    const [needed, granted] = [sql.ref(`documents.${column}`), sql.ref(`entitlements.${column}`)]
    return sql<SqlBool>`(${needed} = '{}' or (entitlements.user_id is not null and (${granted} is null or ${needed} && ${granted})))`
  }
  return sql<SqlBool>`(documents.preview_level <= coalesce(entitlements.level, 0)
    and (entitlements.libraries is null or documents.library = any(entitlements.libraries))
    and ${covers('region_ids')} and ${covers('asset_class_ids')}
    or (${sql.ref(userId)}, documents.id) in ${grantsAt(db, now)})`
}

/** The access rule of events as a condition on `roadshows`: which ones a user may take part in. */
export const eventAccessFilter = ({ level, regionIds }: Entitlement): RawBuilder<SqlBool> =>
  sql<SqlBool>`(preview_level <= ${level} and ${
    regionIds === null ? sql`true` : sql`(region_ids = '{}' or region_ids && ${regionIds}::int[])`
  })`
