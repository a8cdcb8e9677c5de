import { type Kysely, type RawBuilder, sql } from 'kysely'
import { entitlementKey } from '#server/access/text-access.ts'
import type { Condition } from '#server/documents/conditions.ts'
import {
  type Bits,
  everyDocument,
  inAnyLibrary,
  selectAvailable,
  selectPublished,
  withAnyTag,
} from '#server/documents/document-sets.ts'
import type { DocumentFilter } from '#server/documents/request.ts'
import { findTextMatch, matchingDigits, type TextSearch } from '#server/documents/text-match.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { findTagIds } from '#server/tags/tag-ids.ts'
import { cacheBitmap, readBits } from './bitmap-cache.ts'

type Db = Kysely<Database>

/** A part of a filter: the documents it lets through; `number` is the place of its category, -1 for none. */
type Part = { number: number; bits: Bits }

/** What matches depends on what the user may read: users of one subscription share it. */
const cacheMatches = (db: Db, search: TextSearch): Promise<Bits> =>
  cacheBitmap(db, `${search.isLiteral ? 'literal' : 'text'} ${entitlementKey(search.user)} ${search.term}`, async () =>
    matchingDigits(await findTextMatch(db, search)),
  )

async function buildParts(db: Db, filter: DocumentFilter): Promise<Part[]> {
  const { libraries, tags, span, availableSince, term, tagId } = filter
  const tagIds = await findTagIds(db, tags)
  const common = [
    everyDocument,
    ...libraries.map(inAnyLibrary),
    ...(span.from || span.before
      ? [await cacheBitmap(db, JSON.stringify(span), () => readBits(db, selectPublished(span)))]
      : []),
    ...(availableSince ? [selectAvailable(availableSince)] : []),
    ...(term === '' ? [] : [await cacheMatches(db, filter)]),
    ...(tagId === undefined ? [] : [withAnyTag([tagId])]),
  ]
  return [
    ...common.map((bits) => ({ number: -1, bits })),
    ...tagIds.map((ids, number) => ({ number, bits: withAnyTag(ids) })),
  ]
}

/** A query for the `id` of each tag that meets a condition and its `count` of documents under a filter. */
export async function buildTagCounts(db: Db, among: Condition, filter: DocumentFilter): Promise<RawBuilder<unknown>> {
  const parts = await buildParts(db, filter)
  const categories = [...filter.tags.keys()]
  const rows = parts.map(({ number, bits }) => sql`select ${sql.lit(number)}, ${bits}`)
  return sql`
    with part(number, bits) as materialized (${sql.join(rows, sql` union all `)}),
    scope(number, bits) as materialized (select number, (
        select bit_and(part.bits) from part where part.number = -1 or part.number <> asked.number)
      from generate_series(-1, ${sql.lit(categories.length - 1)}) as asked(number))
    select tags.id, bit_count(document_sets.bits & scope.bits)::int as count
    from tags
    join document_sets on document_sets.kind = 'tag' and document_sets.key = tags.id::text
    join scope on scope.number = coalesce(array_position(${categories}::text[], tags.category) - 1, -1)
    where ${among}`
}

/**
 * How many documents each of the tags that meet a condition has under a filter, all of them counted exactly. A tag's own
 * category does not narrow it, since its values are alternatives. A tag without documents is left out.
 */
export async function countByTag(db: Db, among: Condition, filter: DocumentFilter): Promise<Map<number, number>> {
  const counts = await buildTagCounts(db, among, filter)
  const { rows } = await sql<{ id: number; count: number }>`${counts}`.execute(db)
  return new Map(rows.filter(({ count }) => count > 0).map(({ id, count }) => [id, count]))
}
