import { type Kysely, type Migration, sql } from 'kysely'
import { writeDocumentSearch } from '../document-index.ts'
import { eventVectors } from '../search-vectors.ts'

async function extendDocuments(db: Kysely<unknown>): Promise<void> {
  await sql`alter table document_search add column tsv_open tsvector not null default ''`.execute(db)
  await sql`alter table document_search alter column tsv_open set storage external`.execute(db)
  await sql`drop function documents_matching(tsquery, bit varying)`.execute(db)
  // Each half is one look at one index. The planner does not count what reading a vector out of line costs, see 0010.
  await sql`create function documents_matching(query tsquery, among bit varying, readable bit varying)
    returns table (id integer, published_at timestamptz)
    language sql stable rows 10000 set enable_seqscan = off set enable_indexscan = off
    as 'select id, published_at from document_search
      where tsv @@ query and (among is null or (id < length(among) and get_bit(among, id) = 1))
        and id < length(readable) and get_bit(readable, id) = 1
      union all
      select id, published_at from document_search
      where tsv_open @@ query and (among is null or (id < length(among) and get_bit(among, id) = 1))
        and not (id < length(readable) and get_bit(readable, id) = 1)'`.execute(db)
  await writeDocumentSearch(db)
  await sql`create index document_search_open on document_search using gin (tsv_open)`.execute(db)
  await sql`analyze document_search, document_sets`.execute(db)
}

type EventRow = { id: number; name: string; tags: string[] }

async function extendEvents(db: Kysely<unknown>): Promise<void> {
  await sql`alter table roadshows add column tsv_open tsvector not null default ''`.execute(db)
  const { rows } = await sql<EventRow>`select id, name,
    array(select value from tags where tags.id = any(roadshows.tag_ids)) as tags from roadshows`.execute(db)
  for (const { id, ...event } of rows) {
    const { tsv_open: vector } = eventVectors({ ...event, description: null, location: null })
    await sql`update roadshows set tsv_open = ${vector} where id = ${id}`.execute(db)
  }
  await sql`create index roadshows_open_text on roadshows using gin (tsv_open)`.execute(db)
}

/** Search reads the words of what a user may read, and of the rest the title and the tags: each has an index of its own. */
async function up(db: Kysely<unknown>): Promise<void> {
  await extendDocuments(db)
  await extendEvents(db)
}

export const searchByAccess: Migration = { up }
