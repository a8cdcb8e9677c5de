import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>

/**
 * Keeps documents that are withdrawn as they were: the row, the text, the file, and who was let in by a grant. Nothing that
 * answers clients reads this.
 */
export async function keepDocuments(transaction: Db, ids: readonly number[]): Promise<void> {
  await sql`update withdrawn_documents set
      version = coalesce(files.version, 1),
      bytes = files.bytes,
      kept = json_build_object(
        'document', row_to_json(documents),
        'html', bodies.html,
        'hash', files.content_hash,
        'object', files.object,
        'grants', coalesce((select json_agg(grants) from document_grants grants where grants.document_id = documents.id), '[]'))
    from documents
      left join document_bodies bodies on bodies.document_id = documents.id
      left join document_files files on files.document_id = documents.id
    where withdrawn_documents.document_id = documents.id and documents.id = any(${ids}::int[])`.execute(transaction)
}

/** Writes a withdrawn document as it was. False: there is nothing of it. */
export async function restoreDocument(transaction: Db, id: number): Promise<boolean> {
  const own = sql`from withdrawn_documents where document_id = ${id} and kept is not null`
  const restored = await sql`insert into documents
    select (json_populate_record(null::documents, kept->'document')).* ${own}`.execute(transaction)
  if (Number(restored.numAffectedRows ?? 0) === 0) return false
  await sql`insert into document_bodies (document_id, html)
    select document_id, kept->>'html' ${own} and kept->>'html' is not null`.execute(transaction)
  // Also for one that was not imported, so that search by meaning learns of it again.
  await sql`insert into document_files (document_id, content_hash, version, bytes, object)
    select document_id, coalesce(kept->>'hash', ''), version, bytes, kept->>'object' ${own}`.execute(transaction)
  await sql`delete from removed_objects using document_files
    where document_files.document_id = ${id} and document_files.object = removed_objects.object`.execute(transaction)
  await sql`insert into document_tags (tag_id, document_id, published_at)
    select unnest(tag_ids), id, published_at from documents where id = ${id}`.execute(transaction)
  await sql`insert into document_grants
    select granted.* from withdrawn_documents
      cross join json_populate_recordset(null::document_grants, kept->'grants') granted
      join users on users.id = granted.user_id
    where withdrawn_documents.document_id = ${id}`.execute(transaction)
  return true
}
