import { type RawBuilder, sql } from 'kysely'
import type { Condition } from './conditions.ts'
import type { DocumentOrder, OrderField } from './request.ts'

export const every = (conditions: readonly Condition[]) =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `)

const sortKeys: Record<OrderField, RawBuilder<unknown>> = {
  publication_date: sql`published_at`,
  title: sql`lower(title)`,
  views: sql`views`,
  document_type: sql`document_type`,
  page_count: sql`coalesce(page_count, 0)`,
}

/** Puts rows of `documents`, or of `document_search` where it has the field, in an order. */
export function orderBy({ field, ascending }: DocumentOrder): RawBuilder<unknown> {
  const direction = ascending ? sql`asc` : sql`desc`
  return sql`${sortKeys[field ?? 'publication_date']} ${direction}, id ${direction}`
}
