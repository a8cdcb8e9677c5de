import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import { writePostings } from './search-index/write-postings.ts'
import { openVector } from './search-vectors.ts'
import { textLevel } from './text-level.ts'

/** Bits in one word of a set under construction. */
const WORD = 32

/** Words by which sets grow: room for 1,024 documents. */
const SPARE = 32

/**
 * Sets of documents, one a row, from rows `(kind, key, id)`: bit n stands for the document with id n. All sets have
 * `words` words, so that they can be compared; a document beyond them is left out.
 */
export const documentSets = (members: RawBuilder<unknown>, words: RawBuilder<number>): RawBuilder<unknown> => sql`
  select kind, key, ('x' || rpad(string_agg(
      repeat('0', 8 * (place - 1 - coalesce(previous, -1))) || lpad(to_hex(word), 8, '0'), '' order by place),
    8 * ${words}, '0'))::bit varying as bits
  from (select kind, key, place, word, lag(place) over (partition by kind, key order by place) as previous
    from (select kind, key, id / ${sql.lit(WORD)} as place,
        bit_or(1::bigint << (${sql.lit(WORD - 1)} - id % ${sql.lit(WORD)})) as word
      from (${members}) members group by 1, 2, 3) words) spaced
  group by kind, key`

/** The documents of each region or asset class; the empty key has those that are tied to none. */
const tiedTo = (kind: 'region' | 'asset_class', column: 'region_ids' | 'asset_class_ids') =>
  sql`select ${sql.lit(kind)} as kind, key, id from documents
    cross join unnest(case when ${sql.ref(column)} = '{}' then array[''] else ${sql.ref(column)}::text[] end) as key`

/** In which sets a document is. */
const members = [
  sql`select 'tag' as kind, tag_id::text as key, id from documents cross join unnest(tag_ids) as tag_id`,
  sql`select 'library' as kind, library as key, id from documents`,
  sql`select 'month' as kind, to_char(published_at at time zone 'UTC', 'YYYY-MM') as key, id from documents`,
  tiedTo('region', 'region_ids'),
  tiedTo('asset_class', 'asset_class_ids'),
  sql`select 'text_level' as kind, ${textLevel}::text as key, id from documents`,
]

/** Words of a set in which there is room for a document, and for those that come next: longer sets are all written again. */
const toRoom = (lastId: number) => SPARE * (Math.floor(lastId / (WORD * SPARE)) + 1)

const zeros = (words: number) => sql`('x' || repeat('0', ${8 * words}::int))::bit varying`

/** Which documents each tag, library, month (UTC) and level has, and what each subscription covers. */
async function writeSets(db: QueryExecutorProvider): Promise<void> {
  await sql`delete from document_sets`.execute(db)
  const last = await sql<{ id: number }>`select coalesce(max(id), 0) as id from documents`.execute(db)
  const words = toRoom(last.rows[0]?.id ?? 0)
  await sql`insert into document_sets values ('none', '', ${zeros(words)})`.execute(db)
  for (const source of members) {
    await sql`insert into document_sets (kind, key, bits) ${documentSets(source, sql.lit(words))}`.execute(db)
  }
}

const copyOf = sql`insert into document_search (id, published_at, library, tag_ids, tsv, tsv_open)
  select id, published_at, library, tag_ids, tsv, ${openVector} from documents`

/** Writes what lists and counts read in place of `documents`: the narrow copy and the sets. */
export async function writeDocumentSearch(db: QueryExecutorProvider): Promise<void> {
  await sql`delete from document_search`.execute(db)
  await sql`${copyOf} order by published_at`.execute(db)
  await writeSets(db)
}

/** Gives all sets room for a document. Returns how many words they have. */
async function makeRoom(db: QueryExecutorProvider, lastId: number): Promise<number> {
  const { rows } = await sql<{ words: number }>`
    select length(bits) / ${sql.lit(WORD)} as words from document_sets where kind = 'none'`.execute(db)
  const words = rows[0]?.words ?? 0
  const wanted = toRoom(lastId)
  if (wanted <= words) return words
  await sql`update document_sets set bits = bits || ${zeros(wanted - words)}`.execute(db)
  return wanted
}

type SetKey = { kind: string; key: string }

/** Takes documents out of the sets that they were in, and puts them into those where they belong. Returns all of these sets. */
async function updateSets(db: QueryExecutorProvider, ids: readonly number[]): Promise<SetKey[]> {
  const words = sql.lit(await makeRoom(db, Math.max(0, ...ids)))
  const changed = sql`select '' as kind, '' as key, id from unnest(${ids}::int[]) as id`
  const left = await sql<SetKey>`
    with changed as materialized (select bits from (${documentSets(changed, words)}) sets)
    update document_sets set bits = document_sets.bits & ~changed.bits from changed
    where bit_count(document_sets.bits & changed.bits) > 0
    returning document_sets.kind, document_sets.key`.execute(db)
  const present = sql`select * from (${sql.join(members, sql` union all `)}) members where id = any(${ids}::int[])`
  const entered = await sql<SetKey>`insert into document_sets (kind, key, bits) ${documentSets(present, words)}
    on conflict (kind, key) do update set bits = document_sets.bits | excluded.bits
    returning kind, key`.execute(db)
  await sql`delete from document_sets using unnest(${left.rows.map(({ kind }) => kind)}::text[],
      ${left.rows.map(({ key }) => key)}::text[]) as left_by (kind, key)
    where document_sets.kind = left_by.kind and document_sets.key = left_by.key and bit_count(bits) = 0`.execute(db)
  return [...left.rows, ...entered.rows]
}

/**
 * Brings the narrow copy and the sets up to date after a change of some documents, also of those that are gone.
 * Returns the tags that they have or had.
 */
export async function updateDocumentSearch(db: QueryExecutorProvider, ids: readonly number[]): Promise<number[]> {
  await sql`delete from document_search where id = any(${ids}::int[])`.execute(db)
  await sql`${copyOf} where id = any(${ids}::int[])`.execute(db)
  const sets = await updateSets(db, ids)
  return [...new Set(sets.filter(({ kind }) => kind === 'tag').map(({ key }) => Number(key)))]
}

/**
 * Rebuilds what lists, counts and searches read, after `tags.doc_count` and `document_tags` were written. `changeIndexed` does so
 * for a change of some documents.
 */
export async function writeDocumentIndex(db: QueryExecutorProvider): Promise<void> {
  await writeDocumentSearch(db)
  await writePostings(db)
}
