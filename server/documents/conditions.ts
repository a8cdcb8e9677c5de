import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { accessFilter } from '#server/access/access-filter.ts'
import type { Entitlement } from '#server/access/access-rule.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { findTagIds } from '#server/tags/tag-ids.ts'
import {
  availableAfter,
  type Bits,
  inAll,
  inAnyLibrary,
  selectAvailable,
  selectPublished,
  withAnyTag,
} from './document-sets.ts'
import type { DocumentFilter } from './request.ts'
import { findTextMatch, isOneOf, type TextMatch } from './text-match.ts'

export type Condition = RawBuilder<SqlBool>

type Table = 'documents' | 'document_search'

function toAccessCondition(user: Entitlement, only: DocumentFilter['only']): DocumentConditions['access'] {
  if (!only) return { documents: [], document_search: [] }
  const isOpen = accessFilter(user, only)
  return { documents: [isOpen], document_search: [sql`id in (select id from documents where ${isOpen})`] }
}

/** A filter in SQL. `text` stands apart from the rest, because ranking needs its parts. */
export type DocumentConditions = {
  /** Over `documents` or `document_search`; `dates` are those among them that read `published_at`. */
  predicates: Condition[]
  dates: Condition[]
  /** Besides, over the one or the other: only `documents` knows who may load what. */
  access: Readonly<Record<Table, Condition[]>>
  /** The documents that libraries, tags and dates let through; undefined: all. */
  among: Bits | undefined
  text: TextMatch | undefined
}

/**
 * Undefined when a category's values are all unknown, so that nothing can match.
 * @param text what the filter's term finds, where that is known
 * @param about tags of which a document must have one besides; none: any document
 */
export async function buildConditions(
  db: Kysely<Database>,
  filter: DocumentFilter,
  text?: TextMatch,
  about: readonly number[] = [],
): Promise<DocumentConditions | undefined> {
  const { libraries, tags, span, availableSince, term, tagId, user, only } = filter
  const tagIds = await findTagIds(db, tags)
  if (tagIds.some((ids) => ids.length === 0)) return undefined
  const wanted = [...tagIds, ...(tagId === undefined ? [] : [[tagId]]), ...(about.length === 0 ? [] : [[...about]])]
  const dates = [
    ...(span.from ? [sql<SqlBool>`published_at >= ${span.from}`] : []),
    ...(span.before ? [sql<SqlBool>`published_at < ${span.before}`] : []),
  ]
  const sets = [
    ...libraries.map(inAnyLibrary),
    ...wanted.map(withAnyTag),
    ...(dates.length > 0 ? [selectPublished(span)] : []),
    ...(availableSince ? [selectAvailable(availableSince)] : []),
  ]
  return {
    predicates: [
      ...libraries.map((ids) => sql<SqlBool>`library = any(${ids}::text[])`),
      ...wanted.map((ids) => sql<SqlBool>`tag_ids && ${ids}::int[]`),
      ...dates,
      ...(availableSince ? [sql<SqlBool>`id in (${availableAfter(availableSince)})`] : []),
    ],
    dates,
    access: toAccessCondition(user, only),
    among: sets.length > 0 ? inAll(sets) : undefined,
    text: term === '' ? undefined : (text ?? (await findTextMatch(db, filter))),
  }
}

/** All of a filter's conditions over a table but for its text. */
export const listPredicates = ({ predicates, access }: DocumentConditions, table: Table): Condition[] => [
  ...predicates,
  ...access[table],
]

/** All of a filter's conditions in one. */
export function joinConditions(conditions: DocumentConditions, table: Table = 'documents'): Condition {
  const { text } = conditions
  const all = [...listPredicates(conditions, table), ...(text ? [isOneOf(text.ids, text.score.length)] : [])]
  return all.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(all, sql` and `)}`
}
