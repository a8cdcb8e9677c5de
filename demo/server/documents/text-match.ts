import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { findTagsNamed } from '../repositories/tag-ids.ts'
import { textQuery } from './text-query.ts'

/** How a document may match a search term: by its text, by a company or ticker of that very name, by that very title. */
export type TextMatch = {
  query: RawBuilder<string>
  /** The tags of that very name. */
  named: readonly number[]
  title: RawBuilder<SqlBool>
  rank: RawBuilder<number>
}

export async function textMatchOf(db: Kysely<Database>, term: string): Promise<TextMatch> {
  const query = textQuery(term)
  return {
    query,
    named: await findTagsNamed(db, term),
    title: sql<SqlBool>`lower(title) = lower(${term})`,
    rank: sql<number>`ts_rank(tsv_head, ${query})`,
  }
}

/**
 * The documents whose text matches, as rows of `id` and `published_at`; `among` is the set they have to be in, undefined
 * for any.
 */
export const matchingTexts = (query: RawBuilder<string>, among?: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`documents_matching(${query}, ${among ?? sql`null`})`

/** Every document that matches in any way, as rows of `id`; one that matches in several ways comes several times. */
export const matchesOf = ({ query, named, title }: TextMatch, among?: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select id from ${matchingTexts(query, among)}
  union all select id from documents where ${title}
  ${named.length > 0 ? sql`union all select id from document_search where tag_ids && ${named}::int[]` : sql``}`
