import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Entitlement } from './access-rule.ts'

const covers = (relatedIds: RawBuilder<unknown>, category: string, granted: readonly number[] | null) =>
  granted === null
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(${relatedIds} && ${granted}::int[]
        or not ${relatedIds} && array(select id from tags where category = ${category}))`

/** `isInScope` as a condition on companies, by their column `related_ids`. */
export const companyScopeFilter = (user: Entitlement, column = 'tags.related_ids'): RawBuilder<SqlBool> => {
  const relatedIds = sql.ref(column)
  return sql<SqlBool>`(${covers(relatedIds, 'Region', user.regionIds)}
    and ${covers(relatedIds, 'Asset Class', user.assetClassIds)})`
}

const coversOfEach = (column: 'region_ids' | 'asset_class_ids', category: string) => {
  const granted = sql.ref(`entitlements.${column}`)
  const all = sql`array(select id from tags where category = ${category})`
  return sql<SqlBool>`(entitlements.user_id is not null and (${granted} is null or tags.related_ids && ${granted})
    or not tags.related_ids && ${all})`
}

/**
 * The same over `tags` and `entitlements`, which is joined and may be missing, for many users in one query: of companies, analysts
 * and sectors, which are tied to what they go with.
 */
export const tagScopeOfEach = (): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${coversOfEach('region_ids', 'Region')} and ${coversOfEach('asset_class_ids', 'Asset Class')})`
