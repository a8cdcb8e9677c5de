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
