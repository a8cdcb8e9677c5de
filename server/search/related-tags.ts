import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { listCategories } from '#server/tags/repository.ts'
import type { BriefTagRow } from '#server/tags/wire.ts'
import { buildTagCounts } from './document-counts.ts'
import type { RelatedTagsRequest } from './related-request.ts'

/** The values of each category that are still possible under a selection, `doc_count` being what they would show. */
export async function listRelated(
  db: Kysely<Database>,
  { categories, pivot, filter }: RelatedTagsRequest,
): Promise<Map<string, BriefTagRow[]>> {
  const counts = await buildTagCounts(db, sql<SqlBool>`tags.category = any(${categories}::text[])`, filter)
  const chosen = filter.tags.get(pivot)
  const isOffered = ({ doc_count: count, category, value }: BriefTagRow) =>
    count > 0 || (category === pivot && chosen?.has(value) === true)
  const lists = await listCategories(db, categories, counts)
  return new Map([...lists].map(([category, rows]) => [category, rows.filter(isOffered)]))
}
