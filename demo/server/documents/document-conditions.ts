import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { findTagIds } from '../repositories/tag-ids.ts'
import type { DocumentFilter } from './document-request.ts'
import { type Bits, inAll, inAnyLibrary, withAnyTag } from './document-sets.ts'
import { matchesOf, type TextMatch, textMatchOf } from './text-match.ts'

export type Condition = RawBuilder<SqlBool>

/** A filter in SQL. `text` stands apart from the rest, because ranking needs its parts. */
export type DocumentConditions = {
  /** Over `documents` or `document_search`; `dates` are those among them that read `published_at`. */
  narrowing: Condition[]
  dates: Condition[]
  /** The documents that libraries and tags let through; undefined: all. */
  among: Bits | undefined
  text: TextMatch | undefined
}

/** Undefined when a category's values are all unknown, so that nothing can match. */
export async function conditionsOf(
  db: Kysely<Database>,
  filter: DocumentFilter,
): Promise<DocumentConditions | undefined> {
  const { libraries, tags, span, term, tagId } = filter
  const tagIds = await findTagIds(db, tags)
  if (tagIds.some((ids) => ids.length === 0)) return undefined
  const wanted = [...tagIds, ...(tagId === undefined ? [] : [[tagId]])]
  const dates = [
    ...(span.from ? [sql<SqlBool>`published_at >= ${span.from}`] : []),
    ...(span.before ? [sql<SqlBool>`published_at < ${span.before}`] : []),
  ]
  const sets = [...libraries.map(inAnyLibrary), ...wanted.map(withAnyTag)]
  return {
    narrowing: [
      ...libraries.map((ids) => sql<SqlBool>`library = any(${ids}::text[])`),
      ...wanted.map((ids) => sql<SqlBool>`tag_ids && ${ids}::int[]`),
      ...dates,
    ],
    dates,
    among: sets.length > 0 ? inAll(sets) : undefined,
    text: term === '' ? undefined : await textMatchOf(db, term),
  }
}

/** All of a filter's conditions in one, over `documents`. */
export function allOf({ narrowing, among, text }: DocumentConditions): Condition {
  const conditions = [...narrowing, ...(text ? [sql<SqlBool>`id in (${matchesOf(text, among)})`] : [])]
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}
