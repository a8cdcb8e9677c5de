import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { mediaTypes } from '#server/platform/files/media-types.ts'
import { findsWords } from '../finds-words.ts'

type Db = Kysely<Database>

/** Who and what a search has found: rows of the audit are about one of these. */
export type Named = { userIds: number[]; usernames: string[]; subjects: string[] }

/** Records of each kind that one search stands for; more would say little. */
const MOST = 50

const list = async (db: Db, table: string, text: RawBuilder<unknown>, term: string) => {
  const { rows } = await sql<{
    id: number
    username?: string
  }>`select ${table === 'users' ? sql`id, username` : sql`id`}
    from ${sql.table(table)} where ${findsWords(text, term)} order by id desc limit ${MOST}`.execute(db)
  return rows
}

const FILES = ['', ...Object.values(mediaTypes).map((ending) => `.${ending}`)]

/** Documents by title and reference, also those that are held or withdrawn. One that is held has no id yet. */
async function listDocuments(db: Db, term: string): Promise<{ id: number | null; reference: string }[]> {
  const { rows } = await sql<{ id: number | null; reference: string }>`select id, reference from documents
      where ${findsWords(sql`title || ' ' || reference`, term)}
    union all select document_id, reference from withdrawn_documents
      where ${findsWords(sql`concat_ws(' ', kept->'document'->>'title', reference)`, term)}
    union all select null, reference from embargoed_documents
      where ${findsWords(sql`concat_ws(' ', record->>'title', reference)`, term)}
    order by id desc nulls first limit ${MOST}`.execute(db)
  return rows
}

/**
 * The people, firms, events and documents that a search means. The audit keeps what they are called by, so a few short tables
 * are searched in place of a long one.
 */
export async function findNamed(db: Db, term: string): Promise<Named> {
  const users = await list(db, 'users', sql`name || ' ' || username || ' ' || coalesce(external_reference, '')`, term)
  const firms = await list(db, 'firms', sql`name || ' ' || slug`, term)
  const events = await list(db, 'roadshows', sql`name`, term)
  const documents = await listDocuments(db, term)
  return {
    userIds: users.map(({ id }) => id),
    // Operators have no account.
    usernames: [term.toLowerCase(), ...users.map(({ username = '' }) => username)],
    subjects: [
      ...users.map(({ id }) => `users/${id}`),
      ...firms.map(({ id }) => `firms/${id}`),
      ...events.map(({ id }) => `roadshows/${id}`),
      ...documents.flatMap(({ id, reference }) => [
        `references/${reference}`,
        ...(id === null ? [] : FILES.map((ending) => `documents/${id}${ending}`)),
      ]),
    ],
  }
}
