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
import { createIndexCache } from './index-cache.ts'

type Db = Kysely<Database>

/** A part of a filter: the documents it lets through; `number` is the place of its category, -1 for none. */
type Part = { number: number; bits: Bits }

/**
 * The digits of sets that are slow to compute: while a user types a filter or selects values, the search term and the dates stay the
 * same. A set of 100,000 documents takes 0.1 MB.
 */
const keepDigits = createIndexCache<string>(50)

const toBits = (digits: string): Bits => sql`${digits}::bit varying`

async function readDigits(db: Db, set: Bits): Promise<string> {
  const { rows } = await sql<{ bits: string }>`select ${set}::text as bits`.execute(db)
  return rows[0]?.bits ?? ''
}

const keepPublished = async (db: Db, span: DocumentFilter['span']): Promise<Bits> =>
  toBits(await keepDigits(db, JSON.stringify(span), () => readDigits(db, selectPublished(span))))

/** What matches depends on what the user may read: users of one subscription share it. */
export const searchKey = ({ term, isLiteral, user }: TextSearch): string =>
  term === '' ? '' : `${isLiteral ? 'literal' : 'text'} ${entitlementKey(user)} ${term}`

const keepMatches = async (db: Db, search: TextSearch): Promise<Bits> =>
  toBits(await keepDigits(db, searchKey(search), async () => matchingDigits(await findTextMatch(db, search))))

async function buildParts(db: Db, filter: DocumentFilter): Promise<Part[]> {
  const { libraries, tags, span, availableSince, term, tagId } = filter
  const tagIds = await findTagIds(db, tags)
  const common = [
    everyDocument,
    ...libraries.map(inAnyLibrary),
    ...(span.from || span.before ? [await keepPublished(db, span)] : []),
    ...(availableSince ? [selectAvailable(availableSince)] : []),
    ...(term === '' ? [] : [await keepMatches(db, filter)]),
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
