import { type Kysely, sql } from 'kysely'
import type { DeskFirm } from '#contract/desk-firms.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { type Page, toRowRange } from '#server/platform/http/lists/paging.ts'
import { loadFirmTerms } from '../entitlement.ts'
import { findsWords } from '../finds-words.ts'

type Db = Kysely<Database>

type FirmRow = Omit<DeskFirm, 'id' | 'created_at' | 'subscription'> & { id: number; created_at: Date }

const domains = sql`array(select domain from firm_domains where firm_id = firms.id order by domain)`

const columns = sql`firms.id, slug, name, ${domains} as domains, sso_required, mfa_required, idle_minutes,
  allowed_networks, created_at, (select count(*)::int from users where users.firm_id = firms.id) as users,
  (select count(*)::int from users join entitlements on user_id = users.id
    where users.firm_id = firms.id and follows_firm) as followers,
  exists (select 1 from firm_providers where firm_providers.firm_id = firms.id) as has_provider`

async function toFirms(db: Db, rows: readonly FirmRow[]): Promise<DeskFirm[]> {
  const terms = await loadFirmTerms(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, created_at, ...firm }) => ({
    id: String(id),
    ...firm,
    created_at: created_at.toISOString(),
    subscription: terms.get(id) ?? null,
  }))
}

/** A page of the firms by name, with how many there are. */
export async function listFirms(db: Db, term: string, page: Page) {
  const { offset, count } = toRowRange(page)
  const where = sql`where ${findsWords(sql`name || ' ' || slug || ' ' || array_to_string(${domains}, ' ')`, term)}`
  const { rows } = await sql<FirmRow>`select ${columns} from firms ${where}
    order by lower(name), id offset ${offset} limit ${count}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*)::int as total from firms ${where}`.execute(db)
  return { records: await toFirms(db, rows), total: Math.min(counted.rows[0]?.total ?? 0, page.limit) }
}

export async function findFirm(db: Db, id: number): Promise<DeskFirm | undefined> {
  const { rows } = await sql<FirmRow>`select ${columns} from firms where id = ${id}`.execute(db)
  return (await toFirms(db, rows))[0]
}
