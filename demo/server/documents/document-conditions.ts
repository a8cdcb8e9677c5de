import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { findTagIds, findTagsNamed } from '../repositories/tag-ids.ts'
import type { DocumentFilter } from './document-request.ts'
import { textQuery } from './text-query.ts'

export type Condition = RawBuilder<SqlBool>

/** How a document may match a search term: by its text, by a company or ticker of that very name, by that very title. */
export type TextMatch = { text: Condition; name: Condition | undefined; title: Condition; rank: RawBuilder<number> }

/** A filter in SQL over `documents`; `text` apart from the rest, because ranking needs its parts. */
export type DocumentConditions = { narrowing: Condition[]; text: TextMatch | undefined }

async function textMatchOf(db: Kysely<Database>, term: string): Promise<TextMatch> {
  const named = await findTagsNamed(db, term)
  const query = textQuery(term)
  return {
    text: sql<SqlBool>`tsv @@ ${query}`,
    name: named.length > 0 ? sql<SqlBool>`tag_ids && ${named}::int[]` : undefined,
    title: sql<SqlBool>`lower(title) = lower(${term})`,
    rank: sql<number>`ts_rank(tsv_head, ${query})`,
  }
}

/** Undefined when a category's values are all unknown, so that nothing can match. */
export async function conditionsOf(
  db: Kysely<Database>,
  filter: DocumentFilter,
): Promise<DocumentConditions | undefined> {
  const { libraries, tags, span, term } = filter
  const tagIds = await findTagIds(db, tags)
  if (tagIds.some((ids) => ids.length === 0)) return undefined
  const narrowing = [
    ...libraries.map((ids) => sql<SqlBool>`library = any(${ids}::text[])`),
    ...tagIds.map((ids) => sql<SqlBool>`tag_ids && ${ids}::int[]`),
    ...(span.from ? [sql<SqlBool>`published_at >= ${span.from}`] : []),
    ...(span.before ? [sql<SqlBool>`published_at < ${span.before}`] : []),
  ]
  return { narrowing, text: term === '' ? undefined : await textMatchOf(db, term) }
}

/** All of a filter's conditions in one. */
export function allOf({ narrowing, text }: DocumentConditions): Condition {
  const anyText = text && [text.text, text.title, ...(text.name ? [text.name] : [])]
  const either = anyText ? [sql<SqlBool>`(${sql.join(anyText, sql` or `)})`] : []
  const conditions = [...narrowing, ...either]
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}
