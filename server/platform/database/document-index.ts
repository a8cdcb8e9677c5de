import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import { writePostings } from './search-index/write-postings.ts'
import { openVector } from './search-vectors.ts'
import { textLevel } from './text-level.ts'

/** Bits in one word of a set under construction. */
const WORD = 32

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

const members = [
  sql`select 'tag' as kind, tag_id::text as key, document_id as id from document_tags`,
  sql`select 'library' as kind, library as key, id from documents`,
  sql`select 'month' as kind, to_char(published_at at time zone 'UTC', 'YYYY-MM') as key, id from documents`,
  tiedTo('region', 'region_ids'),
  tiedTo('asset_class', 'asset_class_ids'),
  sql`select 'text_level' as kind, ${textLevel}::text as key, id from documents`,
]

/** Which documents each tag, library, month (UTC) and level has, and what each subscription covers. */
async function writeSets(db: QueryExecutorProvider): Promise<void> {
  await sql`delete from document_sets`.execute(db)
  const last = await sql<{ words: number }>`select coalesce(max(id), 0) / ${sql.lit(WORD)} + 1 as words
    from documents`.execute(db)
  const words = sql.lit(last.rows[0]?.words ?? 1)
  await sql`insert into document_sets values ('none', '', ('x' || repeat('0', 8 * ${words}))::bit varying)`.execute(db)
  for (const source of members) {
    await sql`insert into document_sets (kind, key, bits) ${documentSets(source, words)}`.execute(db)
  }
}

/** Writes what lists and counts read in place of `documents`: the narrow copy and the sets. */
export async function writeDocumentSearch(db: QueryExecutorProvider): Promise<void> {
  await sql`delete from document_search`.execute(db)
  await sql`insert into document_search (id, published_at, library, tag_ids, tsv, tsv_open)
    select id, published_at, library, tag_ids, tsv, ${openVector} from documents order by published_at`.execute(db)
  await writeSets(db)
}

/**
 * Rebuilds what lists, counts and searches read. Must be called after documents or their tags have changed, as `tags.doc_count`
 * and `document_tags` must be written.
 */
export async function writeDocumentIndex(db: QueryExecutorProvider): Promise<void> {
  await writeDocumentSearch(db)
  await writePostings(db)
}
