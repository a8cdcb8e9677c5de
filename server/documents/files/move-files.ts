import { randomUUID } from 'node:crypto'
import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import type { ObjectStore } from '#server/platform/files/object-store.ts'

type Db = Kysely<Database>

/** Minutes after which another process may move what one has begun to move. */
const LEASE = 10

/** Days for which objects outlive their documents, so that a backup of the database from before still finds its files. */
const KEPT = 30

type Kept = { id: number; hash: string; bytes: Uint8Array; mediaType: string | null }

/** A file that the database holds, for this process to move. */
async function leaseFile(db: Db): Promise<Kept | undefined> {
  const { rows } = await sql<Kept>`update document_files set leased_until = now() + make_interval(mins => ${LEASE})
    from documents
    where documents.id = document_files.document_id and document_id = (select document_id from document_files
      where bytes is not null and (leased_until is null or leased_until < now())
      order by document_id limit 1 for update skip locked)
    returning document_id as id, content_hash as hash, bytes, media_type as "mediaType"`.execute(db)
  return rows[0]
}

/**
 * Moves one file from the database into an object. A key is never used again, so nothing that removes an object can hit a new one.
 * @returns false when there is none
 */
export async function moveToStore(db: Db, store: ObjectStore): Promise<boolean> {
  const file = await leaseFile(db)
  if (!file) return false
  const object = `documents/${file.id}/${randomUUID()}`
  // If this process ends in the middle, the object is removed like those of documents that are gone.
  await db.insertInto('removed_objects').values({ object, removed_at: new Date() }).execute()
  await store.put(object, file.bytes, file.mediaType ?? 'application/octet-stream')
  const isMoved = await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('document_files')
      .set({ object, bytes: null, leased_until: null })
      .where('document_id', '=', file.id)
      .where('content_hash', '=', file.hash)
      .where('bytes', 'is not', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await transaction.deleteFrom('removed_objects').where('object', '=', object).execute()
    return true
  })
  // It was replaced or withdrawn meanwhile.
  if (!isMoved) await forget(db, store, object)
  return true
}

async function forget(db: Db, store: ObjectStore, object: string): Promise<void> {
  await store.remove(object)
  await db.deleteFrom('removed_objects').where('object', '=', object).execute()
}

/** The same back, also for withdrawn documents, which may be put back. The object stays for as long as those of documents that are gone. */
export async function moveToDatabase(db: Db, store: ObjectStore): Promise<boolean> {
  const { rows } = await sql<{ object: string }>`select object from document_files where object is not null
    union all select kept->>'object' from withdrawn_documents where kept->>'object' is not null limit 1`.execute(db)
  const object = rows[0]?.object
  if (object === undefined) return false
  const { stream } = await store.get(object)
  const bytes = Buffer.concat(await stream.toArray())
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('document_files').set({ object: null, bytes }).where('object', '=', object).execute()
    await sql`update withdrawn_documents set bytes = ${bytes}, kept = (kept::jsonb - 'object')::json
      where kept->>'object' = ${object}`.execute(transaction)
    await transaction
      .insertInto('removed_objects')
      .values({ object, removed_at: new Date() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
  return true
}

/** Removes an object that no document has had for 30 days, and no withdrawn one may come back with. @returns false when there is none */
export async function removeObject(db: Db, store: ObjectStore, now: Date): Promise<boolean> {
  const before = new Date(now.getTime() - KEPT * 24 * 60 * 60 * 1000)
  const row = await db
    .selectFrom('removed_objects')
    .select('object')
    .where('removed_at', '<', before)
    .where(sql<SqlBool>`not exists (select 1 from withdrawn_documents where kept->>'object' = removed_objects.object)`)
    .orderBy('removed_at')
    .executeTakeFirst()
  if (!row) return false
  await forget(db, store, row.object)
  return true
}

export type FileCounts = { inDatabase: number; inStore: number; removed: number }

export async function countFiles(db: Db): Promise<FileCounts> {
  const { rows } = await sql<FileCounts>`select count(*) filter (where bytes is not null)::int as "inDatabase",
    (count(*) filter (where object is not null)
      + (select count(*) from withdrawn_documents where kept->>'object' is not null))::int as "inStore",
    (select count(*)::int from removed_objects) as removed from document_files`.execute(db)
  return rows[0] ?? { inDatabase: 0, inStore: 0, removed: 0 }
}
