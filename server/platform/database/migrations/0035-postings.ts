import { type Kysely, type Migration, sql } from 'kysely'
import { BLOCK } from '../search-index/postings.ts'

async function createTables(db: Kysely<unknown>): Promise<void> {
  await sql`create table search_postings (
    lexeme text collate "C" not null,
    block integer not null,
    postings bytea not null,
    primary key (lexeme, block)
  )`.execute(db)
  await sql`alter table search_postings alter column postings set storage external`.execute(db)
  await sql`create index search_postings_block on search_postings (block)`.execute(db)
  await sql`create table search_blocks (
    block integer primary key,
    documents integer not null,
    length bigint not null
  )`.execute(db)
  await sql`create table search_words (word text collate "C" primary key)`.execute(db)
  await sql`create index search_words_trigram on search_words using gin (word gin_trgm_ops)`.execute(db)
  await sql`create table search_stale (block integer primary key)`.execute(db)
}

/**
 * Whoever writes documents marks their blocks, a server of the version before as well. Reading a document changes how often it
 * was read, so that an update counts by its columns.
 */
async function createTriggers(db: Kysely<unknown>): Promise<void> {
  const block = sql.lit(BLOCK)
  await sql`create function mark_search_inserted() returns trigger language plpgsql as $$
    begin
      insert into search_stale select distinct id / ${block} from added on conflict do nothing;
      return null;
    end
  $$`.execute(db)
  await sql`create function mark_search_deleted() returns trigger language plpgsql as $$
    begin
      insert into search_stale select distinct id / ${block} from removed on conflict do nothing;
      return null;
    end
  $$`.execute(db)
  await sql`create function mark_search_updated() returns trigger language plpgsql as $$
    begin
      insert into search_stale values (old.id / ${block}), (new.id / ${block}) on conflict do nothing;
      return null;
    end
  $$`.execute(db)
  await sql`create function empty_search() returns trigger language plpgsql as $$
    begin
      truncate search_postings, search_blocks, search_words, search_stale;
      return null;
    end
  $$`.execute(db)
  await sql`create trigger search_inserted after insert on documents
    referencing new table as added for each statement execute function mark_search_inserted()`.execute(db)
  await sql`create trigger search_deleted after delete on documents
    referencing old table as removed for each statement execute function mark_search_deleted()`.execute(db)
  await sql`create trigger search_updated after update of id, tsv on documents
    for each row execute function mark_search_updated()`.execute(db)
  await sql`create trigger search_emptied after truncate on documents
    for each statement execute function empty_search()`.execute(db)
}

/**
 * An inverted index: for each word the documents that have it, how often, and how long they are. Documents that are there are
 * marked; the server writes their postings when it starts, outside of the migration (ADR 0031).
 */
async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db)
  await createTriggers(db)
  await sql`insert into search_stale select distinct id / ${sql.lit(BLOCK)} from documents`.execute(db)
}

export const postings: Migration = { up }
