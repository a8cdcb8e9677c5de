import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import type { Library } from '#server/platform/database/tables/documents.ts'
import type { Role } from '#server/platform/database/tables/users.ts'
import { type Page, toRowRange } from '#server/platform/http/lists/paging.ts'
import { findsWords } from '../finds-words.ts'

type Db = Kysely<Database>

export type AccountRow = {
  id: number
  username: string
  name: string
  external_reference: string | null
  firm_id: number | null
  firm: string | null
  role: Role
  is_active: boolean
  is_firm_lead: boolean
  created_at: Date
  level: number
  region_ids: number[] | null
  asset_class_ids: number[] | null
  libraries: Library[] | null
  valid_until: Date | null
  is_trial: boolean
  follows_firm: boolean
  last_sign_in: Date | null
  has_password: boolean
}

const from = sql`from users left join firms on firms.id = users.firm_id
  left join entitlements on entitlements.user_id = users.id`

const columns = sql`users.id, users.username, users.name, users.external_reference, users.firm_id, firms.name as firm,
  users.role, users.is_active, users.is_firm_lead, users.created_at, coalesce(level, 0) as level, region_ids,
  asset_class_ids, libraries, valid_until, coalesce(is_trial, false) as is_trial,
  coalesce(follows_firm, false) as follows_firm,
  (select max(sessions.created_at) from sessions where sessions.user_id = users.id) as last_sign_in,
  exists (select from credentials where credentials.user_id = users.id) as has_password`

const searched = sql`users.name || ' ' || users.username || ' ' || coalesce(external_reference, '') || ' ' || coalesce(firms.name, '')`

export type AccountFilter = { term: string; firmId: number | undefined }

/** A page of the users by name, with how many there are. */
export async function listAccounts(db: Db, { term, firmId }: AccountFilter, page: Page) {
  const { offset, count } = toRowRange(page)
  const where = sql`where ${findsWords(searched, term)} and ${firmId === undefined ? sql`true` : sql`users.firm_id = ${firmId}`}`
  const { rows } = await sql<AccountRow>`select ${columns} ${from} ${where}
    order by lower(users.name), users.id offset ${offset} limit ${count}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*)::int as total ${from} ${where}`.execute(db)
  return { rows, total: Math.min(counted.rows[0]?.total ?? 0, page.limit) }
}

export async function findAccount(db: Db, id: number): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`select ${columns} ${from} where users.id = ${id}`.execute(db)
  return rows[0]
}

const MOST_GRANTS = 200

/** The documents that a user was granted last, at most 200, the last one first, also those that have ended. */
export const listGrants = (db: Db, userId: number) =>
  db
    .selectFrom('document_grants')
    .innerJoin('documents', 'documents.id', 'document_grants.document_id')
    .select(['reference', 'title', 'granted_at', 'valid_until'])
    .where('user_id', '=', userId)
    .orderBy('granted_at', 'desc')
    .orderBy('documents.id')
    .limit(MOST_GRANTS)
    .execute()

export type GrantRow = Awaited<ReturnType<typeof listGrants>>[number]
