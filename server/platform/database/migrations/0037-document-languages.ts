import { type Kysely, type Migration, sql } from 'kysely'

/**
 * The language whose forms of words a document's text has. Documents that are there get theirs when the server starts, outside of
 * the migration (ADR 0031). The index says which of a search's documents are not in English.
 */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table documents add column language text not null default 'en'`.execute(db)
  await sql`create index documents_language on documents (id, language) where language <> 'en'`.execute(db)
}

export const documentLanguages: Migration = { up }
