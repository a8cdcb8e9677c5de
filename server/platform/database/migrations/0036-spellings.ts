import { type Kysely, type Migration, sql } from 'kysely'
import { BLOCK } from '../search-index/postings.ts'

/**
 * The words as authors spell them, with the documents that have them. They take the place of `search_words`, which told nothing
 * of documents. A server of the version before still writes that table, so that it stays until a later release.
 */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table search_spellings (
    word text collate "C" not null,
    block integer not null,
    documents bytea not null,
    primary key (word, block)
  )`.execute(db)
  await sql`alter table search_spellings alter column documents set storage external`.execute(db)
  await sql`create index search_spellings_block on search_spellings (block)`.execute(db)
  await sql`drop index search_words_trigram`.execute(db)
  await sql`truncate search_words`.execute(db)
  await sql`create or replace function empty_search() returns trigger language plpgsql as $$
    begin
      truncate search_postings, search_blocks, search_words, search_spellings, search_stale;
      return null;
    end
  $$`.execute(db)
  await sql`insert into search_stale select distinct id / ${sql.lit(BLOCK)} from documents on conflict do nothing`.execute(
    db,
  )
}

export const spellings: Migration = { up }
