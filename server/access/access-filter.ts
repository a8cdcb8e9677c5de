import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Access, Entitlement } from './access-rule.ts'

/** The access rule as a condition on `documents`, for lists that show only what a user may read or load. */
export function accessFilter(user: Entitlement, need: keyof Access): RawBuilder<SqlBool> {
  const covers = (column: 'region_ids' | 'asset_class_ids', granted: readonly number[] | null) =>
    granted === null
      ? sql<SqlBool>`true`
      : sql<SqlBool>`(${sql.ref(column)} = '{}' or ${sql.ref(column)} && ${granted}::int[])`
  const level = need === 'entitled' ? sql`greatest(preview_level, download_level)` : sql`preview_level`
  return sql<SqlBool>`(${level} <= ${user.level}
    and ${user.libraries === null ? sql`true` : sql`library = any(${user.libraries}::text[])`}
    and ${covers('region_ids', user.regionIds)} and ${covers('asset_class_ids', user.assetClassIds)})`
}

/** The same over `documents` and `entitlements`, which is joined and may be missing: for many users in one query, what each may read. */
export function accessOfEach(): RawBuilder<SqlBool> {
  const covers = (column: 'region_ids' | 'asset_class_ids') => {
    const [needed, granted] = [sql.ref(`documents.${column}`), sql.ref(`entitlements.${column}`)]
    return sql<SqlBool>`(${needed} = '{}' or (entitlements.user_id is not null and (${granted} is null or ${needed} && ${granted})))`
  }
  return sql<SqlBool>`(documents.preview_level <= coalesce(entitlements.level, 0)
    and (entitlements.libraries is null or documents.library = any(entitlements.libraries))
    and ${covers('region_ids')} and ${covers('asset_class_ids')})`
}

/** The access rule of events as a condition on `roadshows`: which ones a user may take part in. */
export const eventAccessFilter = ({ level, regionIds }: Entitlement): RawBuilder<SqlBool> =>
  sql<SqlBool>`(preview_level <= ${level} and ${
    regionIds === null ? sql`true` : sql`(region_ids = '{}' or region_ids && ${regionIds}::int[])`
  })`
