import { type Kysely, sql } from 'kysely'
import { startChain } from '../audit/chain.ts'
import type { Database } from './schema.ts'

type Db = Kysely<Database>

const KEY = 'seed'

/** What is emptied, together with every table that refers to them. */
const tables: readonly (keyof Database)[] = [
  'documents',
  'embargoed_documents',
  'withdrawn_documents',
  'tags',
  'users',
  'firms',
  'roadshows',
  'home_page_slots',
  'contents',
  'content_versions',
  'sign_in_failures',
  'known_sources',
  'link_requests',
  'outgoing_mails',
  'audit',
  'usage_days',
  'usage_months',
]

async function setState(db: Db, value: 'started' | 'complete', now: Date): Promise<void> {
  await db
    .insertInto('meta')
    .values({ key: KEY, value, updated_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at: now }))
    .execute()
}

const readState = async (db: Db) =>
  (await db.selectFrom('meta').select('value').where('key', '=', KEY).executeTakeFirst())?.value

/** When the demo data were written; undefined without a complete fill. */
export async function findSeedDay(db: Db): Promise<Date | undefined> {
  const state = await db.selectFrom('meta').select(['value', 'updated_at']).where('key', '=', KEY).executeTakeFirst()
  return state?.value === 'complete' ? state.updated_at : undefined
}

const holdsRows = async (db: Db, table: 'documents' | 'users' | 'home_page_slots') =>
  (await db.selectFrom(table).select(sql<number>`1`.as('one')).limit(1).executeTakeFirst()) !== undefined

/** Whether there is data that a fill would destroy: a complete fill, or documents, accounts or texts of the database's own. */
export async function holdsData(db: Db): Promise<boolean> {
  const state = await readState(db)
  if (state !== undefined) return state === 'complete'
  return (await holdsRows(db, 'documents')) || (await holdsRows(db, 'users')) || holdsRows(db, 'home_page_slots')
}

/** Whether a fill was broken off: what there is, is a part of the demo's data. */
export const isHalfFilled = async (db: Db): Promise<boolean> => (await readState(db)) === 'started'

export const holdsAccounts = (db: Db): Promise<boolean> => holdsRows(db, 'users')

/** Empties the database and fills it. */
export async function refill(db: Db, fill: () => Promise<void>): Promise<void> {
  await setState(db, 'started', new Date())
  await sql`truncate table ${sql.join(tables.map((table) => sql.table(table)))} cascade`.execute(db)
  await startChain(db)
  await fill()
  await sql`vacuum analyze`.execute(db)
  await setState(db, 'complete', new Date())
}

/**
 * Fills an empty database once. A fill that was killed half-way starts again; a database with data of its own is left alone.
 */
export async function fillOnce(db: Db, fill: () => Promise<void>): Promise<void> {
  if (!(await holdsData(db))) await refill(db, fill)
}
