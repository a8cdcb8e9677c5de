import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Entitlement } from '#server/access/access-rule.ts'
import { textFilter } from '#server/access/text-access.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { openVector } from '#server/platform/database/search-vectors.ts'
import { findTagsNamed } from '#server/tags/tag-ids.ts'
import { type Bits, toBits } from './document-sets.ts'
import { readableBy } from './readable-set.ts'
import { textQuery } from './text-query.ts'

/** How a document may match a search term: by its text, by a company or ticker of that very name, by that very title. */
export type TextMatch = {
  query: RawBuilder<string>
  /** The documents whose words the user may read; of the others a search matches the title and the tags alone. */
  readable: Bits
  /** The tags of that very name. */
  named: readonly number[]
  title: RawBuilder<SqlBool>
  rank: RawBuilder<number>
}

export async function findTextMatch(db: Kysely<Database>, term: string, user: Entitlement): Promise<TextMatch> {
  const query = textQuery(term)
  return {
    query,
    readable: readableBy(user),
    named: await findTagsNamed(db, term),
    title: sql<SqlBool>`lower(title) = lower(${term})`,
    rank: sql<number>`ts_rank(case when ${textFilter(user)} then tsv_head else ${openVector} end, ${query})`,
  }
}

/**
 * The documents whose text matches, as rows of `id` and `published_at`; `among` is the set they have to be in, undefined
 * for any.
 */
export const matchingTexts = (
  { query, readable }: Pick<TextMatch, 'query' | 'readable'>,
  among?: Bits,
): RawBuilder<unknown> => sql`documents_matching(${query}, ${among ?? sql`null`}, ${readable})`

/** Every document that matches in any way, as rows of `id`; one that matches in several ways comes several times. */
export const selectMatches = (text: TextMatch, among?: Bits): RawBuilder<unknown> => sql`
  select id from ${matchingTexts(text, among)}
  union all select id from documents where ${text.title}
  ${text.named.length > 0 ? sql`union all select id from document_search where tag_ids && ${text.named}::int[]` : sql``}`

/** The same as a set. */
export const matchingText = (text: TextMatch): Bits => toBits(selectMatches(text))
