import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { textLevel } from '#server/platform/database/text-level.ts'
import { accessFilter, orGranted } from './access-filter.ts'
import { accessTo, type Entitlement, type Guarded } from './access-rule.ts'

/** Whether a user may read the words of a document, in its preview or in its file: what search may match and quote. */
export function mayReadText(document: Guarded & { preview: boolean }, user: Entitlement): boolean {
  const { entitled, permissioned } = accessTo(document, user)
  return entitled || (permissioned && document.preview)
}

/** `mayReadText` as a condition on `documents`. */
export const textFilter = (user: Entitlement): RawBuilder<SqlBool> =>
  orGranted(sql`(${accessFilter(user, 'permissioned')} and ${textLevel} <= ${user.level})`, user)

const sorted = (values: readonly (number | string)[] | null) => values && [...values].sort()

/** The same text for all users who may read the same documents: a key for what is kept for them. */
export const entitlementKey = ({ level, regionIds, assetClassIds, libraries, documentIds }: Entitlement): string =>
  JSON.stringify([level, ...[regionIds, assetClassIds, libraries, documentIds].map(sorted)])
