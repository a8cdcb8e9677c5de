import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { listCategories } from '#server/tags/repository.ts'
import type { BriefTagRow } from '#server/tags/wire.ts'
import { buildTagCounts, searchKey } from './document-counts.ts'
import { createIndexCache } from './index-cache.ts'
import type { RelatedTagsRequest } from './related-request.ts'

type Related = ReadonlyMap<string, BriefTagRow[]>

/** An answer with all values of a provider with 1,000 tags takes 0.3 MB. */
const keepRelated = createIndexCache<Related>(100)

/** The same text for all requests with one answer; users of one subscription share those of a search, all users the others. */
function requestKey({ categories, pivot, filter }: RelatedTagsRequest): string {
  const { libraries, tags, span, tagId } = filter
  const selected = [...tags].map(([category, values]) => [category, ...values])
  return JSON.stringify([categories, pivot, libraries, selected, span, tagId, searchKey(filter)])
}

/**
 * The values of each category that are still possible under a selection, `doc_count` being what they would show. What is new to a
 * user is not kept.
 */
export const listRelated = (db: Kysely<Database>, request: RelatedTagsRequest): Promise<Related> =>
  request.filter.availableSince
    ? readRelated(db, request)
    : keepRelated(db, requestKey(request), () => readRelated(db, request))

async function readRelated(db: Kysely<Database>, { categories, pivot, filter }: RelatedTagsRequest): Promise<Related> {
  const counts = await buildTagCounts(db, sql<SqlBool>`tags.category = any(${categories}::text[])`, filter)
  const chosen = filter.tags.get(pivot)
  const isOffered = ({ doc_count: count, category, value }: BriefTagRow) =>
    count > 0 || (category === pivot && chosen?.has(value) === true)
  const lists = await listCategories(db, categories, counts)
  return new Map([...lists].map(([category, rows]) => [category, rows.filter(isOffered)]))
}
