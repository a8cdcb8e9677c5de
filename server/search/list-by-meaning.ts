import type { Kysely } from 'kysely'
import { buildConditions, joinConditions } from '#server/documents/conditions.ts'
import { listMatches } from '#server/documents/match-repository.ts'
import type { DocumentFilter } from '#server/documents/request.ts'
import type { TextMatch } from '#server/documents/text-match.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { getFirst, type Parameter } from '#server/platform/http/lists/values.ts'
import type { Target } from '#server/platform/semantic/meaning.ts'
import { findTagsWithin } from '#server/tags/tag-ids.ts'
import { fuse } from './fuse.ts'
import { findByMeaning, MOST } from './semantic-repository.ts'

const LONGEST_TERM = 500

/** What a query looks for by meaning; '' for nothing. */
export const semanticTerm = (query: { semantic_search_term?: Parameter }): string =>
  getFirst(query.semantic_search_term).slice(0, LONGEST_TERM)

/** Best match first, whatever order is asked for. */
const byRelevance = { order: { field: undefined, ascending: false }, page: { page: 1, pageSize: MOST, limit: MOST } }

/**
 * The ids of the documents of a filter by meaning and by words, in one order.
 * @param found what the term of the search stands for; without a target it is looked for by its words alone
 */
export async function listByMeaning(
  db: Kysely<Database>,
  filter: DocumentFilter,
  { target, text }: { target: Target | undefined; text: TextMatch },
): Promise<number[]> {
  // A question that names a company is about it.
  const about = await findTagsWithin(db, text.term)
  const conditions = await buildConditions(db, filter, undefined, about)
  if (!conditions) return []
  const words = await listMatches(db, text, conditions, { filter, ...byRelevance })
  const near = target
    ? await findByMeaning(db, {
        target,
        user: filter.user,
        condition: joinConditions(conditions),
        among: conditions.among,
      })
    : []
  const isAmong = conditions.text && new Set(conditions.text.ids)
  const byWords = words.ids.filter((id) => isAmong?.has(id) ?? true).map((id) => ({ id, share: text.share(id) }))
  return fuse(byWords, near, target?.weight ?? 0).slice(0, MOST)
}
