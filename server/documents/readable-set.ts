import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Entitlement } from '#server/access/access-rule.ts'
import { type Bits, inAll, selectAny, selectIndexed } from './document-sets.ts'

/** The key of documents that are tied to no region or asset class. */
const ANYWHERE = ''

const tiedTo = (kind: 'region' | 'asset_class', granted: readonly number[] | null): Bits[] =>
  granted === null ? [] : [selectAny(kind, [...granted.map(String), ANYWHERE])]

/**
 * The documents whose words a user may read: `textFilter` by stored sets. In a query it is worked out once, since it is a
 * query of its own.
 */
export function readableBy({ level, regionIds, assetClassIds, libraries, documentIds }: Entitlement): Bits {
  const levels = Array.from({ length: Math.max(0, level) + 1 }, (_, index) => String(index))
  const sets = [
    selectAny('text_level', levels),
    ...tiedTo('region', regionIds),
    ...tiedTo('asset_class', assetClassIds),
    ...(libraries === null ? [] : [selectAny('library', libraries)]),
  ]
  const granted = documentIds.length === 0 ? sql`` : sql`| ${selectIndexed(sql`${documentIds}::int[]`)}`
  return sql`(select ${inAll(sets)} ${granted})`
}

/**
 * Whether a document is in a set that is a query of its own. By `> 0` the planner expects every third document, by `= 1` every
 * two hundredth: then it would compare the passages of all documents in place of asking the index for the nearest.
 */
export const isAmong = (set: Bits, id: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`case when ${id} < length(${set}) then get_bit(${set}, ${id}) else 0 end > 0`
