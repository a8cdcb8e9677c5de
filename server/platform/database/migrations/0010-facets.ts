import { type Kysely, type Migration, sql } from 'kysely'

async function addSearch(db: Kysely<unknown>): Promise<void> {
  await sql`create table document_search (
    id integer primary key references documents on delete cascade,
    published_at timestamptz not null,
    library text not null,
    tag_ids integer[] not null,
    tsv tsvector not null
  ) with (toast_tuple_target = 128)`.execute(db)
  await sql`alter table document_search alter column tsv set storage external`.execute(db)
  // The planner does not count what reading a vector out of line costs, and would do so for every row; the index is enough.
  await sql`create function documents_matching(query tsquery, among bit varying)
    returns table (id integer, published_at timestamptz)
    language sql stable rows 10000 set enable_seqscan = off set enable_indexscan = off
    as 'select id, published_at from document_search
      where tsv @@ query and (among is null or (id < length(among) and get_bit(among, id) = 1))'`.execute(db)
}

async function addSets(db: Kysely<unknown>): Promise<void> {
  await sql`create table document_sets (
    kind text not null,
    key text not null,
    bits bit varying not null,
    primary key (kind, key)
  )`.execute(db)
}

/**
 * What searching and counting under filters read, and an index for each order of a list and of a category. 0034 fills it: the
 * function that does needs that migration's column.
 */
async function up(db: Kysely<unknown>): Promise<void> {
  await addSearch(db)
  await addSets(db)
  await sql`create index document_search_date on document_search (published_at desc, id desc)`.execute(db)
  await sql`create index document_search_tags on document_search using gin (tag_ids)`.execute(db)
  await sql`create index document_search_text on document_search using gin (tsv)`.execute(db)
  await sql`analyze document_search, document_sets`.execute(db)
  await sql`drop index documents_text`.execute(db)
  await sql`drop index documents_title`.execute(db)
  await sql`create index documents_title on documents (lower(title), id)`.execute(db)
  await sql`create index documents_type on documents (document_type, id)`.execute(db)
  await sql`create index documents_pages on documents (coalesce(page_count, 0), id)`.execute(db)
  await sql`create index tags_category_norm on tags (category, norm, id)`.execute(db)
}

export const facets: Migration = { up }
