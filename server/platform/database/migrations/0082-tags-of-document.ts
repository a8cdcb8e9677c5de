import { type Kysely, type Migration, sql } from 'kysely'

/** A document is deleted with its tags, and its sets are found by them, without a look at the tags of all others. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index document_tags_document on document_tags (document_id)`.execute(db)
}

export const tagsOfDocument: Migration = { up }
