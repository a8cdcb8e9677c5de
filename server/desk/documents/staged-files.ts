import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Content } from '#server/import/text.ts'
import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>

/** Milliseconds for which an uploaded file waits for its document. */
export const STAGED_FOR = 24 * 60 * 60 * 1000

/** Files that wait for one user; the oldest ones give way. */
const MOST_STAGED = 5

/** Files of one statement: each may have 50 MB. */
const SLICE = 20

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** An uploaded file: what was read from it, and its bytes as they came. */
export type StagedFile = { name: string; content: Content; bytes: Uint8Array }

type Upload = StagedFile & { userId: number; now: Date }

/** Keeps an uploaded file until a document is made of it; gives its id. */
export async function stageFile(db: Db, { userId, name, content, bytes, now }: Upload): Promise<string> {
  const id = randomUUID()
  const { bytes: _, ...read } = content
  await db
    .insertInto('staged_files')
    .values({ id, user_id: userId, name, uploaded_at: now, content: JSON.stringify(read), bytes: Buffer.from(bytes) })
    .execute()
  await sql`delete from staged_files where user_id = ${userId} and id <> ${id} and id not in (
    select id from staged_files where user_id = ${userId} and id <> ${id}
    order by uploaded_at desc, id limit ${sql.lit(MOST_STAGED - 1)})`.execute(db)
  return id
}

/** Takes a file that a user has uploaded, so that it makes one document. Undefined: it has expired, or never was. */
export async function takeStagedFile(transaction: Db, id: string, userId: number): Promise<StagedFile | undefined> {
  if (!UUID.test(id)) return undefined
  const row = await transaction
    .deleteFrom('staged_files')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(['name', 'content', 'bytes'])
    .executeTakeFirst()
  if (!row) return undefined
  const content = row.content as Omit<Content, 'bytes'>
  // HTML is served as it was cleaned.
  const isServed = content.mediaType === 'application/pdf'
  return { name: row.name, content: { ...content, bytes: isServed ? row.bytes : undefined }, bytes: row.bytes }
}

/** Removes some files from before a moment; gives how many. */
export async function purgeStagedFiles(db: Db, before: Date): Promise<number> {
  const removed = await sql`delete from staged_files where id in (
    select id from staged_files where uploaded_at < ${before} order by uploaded_at limit ${sql.lit(SLICE)})`.execute(db)
  return Number(removed.numAffectedRows ?? 0)
}
