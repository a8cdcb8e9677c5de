import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.ts'

type Db = Kysely<Database>

const KEY = 'seed'

/** What is emptied, together with every table that refers to them. */
const tables: readonly (keyof Database)[] = [
  'documents',
  'tags',
  'users',
  'roadshows',
  'home_page_slots',
  'contents',
  'sign_in_failures',
  'link_requests',
  'outgoing_mails',
]

async function setState(db: Db, value: 'started' | 'complete', now: Date): Promise<void> {
  await db
    .insertInto('meta')
    .values({ key: KEY, value, updated_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at: now }))
    .execute()
}

const stateOf = async (db: Db) =>
  (await db.selectFrom('meta').select('value').where('key', '=', KEY).executeTakeFirst())?.value

const holdsDocuments = async (db: Db) =>
  (await db.selectFrom('documents').select('id').limit(1).executeTakeFirst()) !== undefined

/** Whether there is data that a fill would destroy: a complete fill, or documents of the database's own. */
export async function holdsData(db: Db): Promise<boolean> {
  const state = await stateOf(db)
  return state === 'complete' || (state === undefined && (await holdsDocuments(db)))
}

/** Empties the database and fills it. */
export async function refill(db: Db, fill: () => Promise<void>): Promise<void> {
  await setState(db, 'started', new Date())
  await sql`truncate table ${sql.join(tables.map((table) => sql.table(table)))} cascade`.execute(db)
  await fill()
  await sql`vacuum analyze`.execute(db)
  await setState(db, 'complete', new Date())
}

/**
 * Fills an empty database once. A fill that was killed half-way is begun anew; a database that already holds documents
 * of its own is left alone.
 */
export async function fillOnce(db: Db, fill: () => Promise<void>): Promise<void> {
  if (!(await holdsData(db))) await refill(db, fill)
}
