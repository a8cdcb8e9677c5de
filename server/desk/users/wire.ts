import type { Kysely } from 'kysely'
import type { Account, AccountGrant, AccountOptions } from '#contract/desk-users.ts'
import { libraryNames } from '#server/documents/libraries.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { loadFirmTerms, openTermNames } from '../entitlement.ts'
import type { AccountRow, GrantRow } from './repository.ts'

type Db = Kysely<Database>

/** Users with what their subscriptions cover by name. */
export async function toAccounts(db: Db, rows: readonly AccountRow[]): Promise<Account[]> {
  const toTerms = await openTermNames(db, rows)
  return rows.map((row) => ({
    id: String(row.id),
    username: row.username,
    name: row.name,
    reference: row.external_reference,
    firm: row.firm_id === null ? null : { id: String(row.firm_id), name: row.firm ?? '' },
    role: row.role,
    is_active: row.is_active,
    is_firm_lead: row.is_firm_lead,
    ...toTerms(row),
    follows_firm: row.follows_firm,
    last_sign_in: row.last_sign_in?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    has_password: row.has_password,
  }))
}

export const toGrant = ({ reference, title, granted_at, valid_until }: GrantRow): AccountGrant => ({
  reference,
  title,
  granted_at: granted_at.toISOString(),
  valid_until: valid_until?.toISOString() ?? null,
})

async function namesOf(db: Db, category: string): Promise<string[]> {
  const rows = await db
    .selectFrom('tags')
    .select('value')
    .where('category', '=', category)
    .where('inactive', '=', false)
    .orderBy('value')
    .execute()
  return rows.map(({ value }) => value)
}

/** The firms by name, with how users are told to be theirs, and what their subscriptions cover. */
async function listFirms(db: Db): Promise<AccountOptions['firms']> {
  const firms = await db.selectFrom('firms').select(['id', 'name']).orderBy('name').execute()
  const domains = await db.selectFrom('firm_domains').selectAll().orderBy('domain').execute()
  const terms = await loadFirmTerms(
    db,
    firms.map(({ id }) => id),
  )
  return firms.map(({ id, name }) => ({
    id: String(id),
    name,
    domains: domains.filter(({ firm_id }) => firm_id === id).map(({ domain }) => domain),
    subscription: terms.get(id) ?? null,
  }))
}

/** What an account can be given. */
export const loadOptions = async (db: Db, sendsMails: boolean): Promise<AccountOptions> => ({
  libraries: Object.values(libraryNames),
  regions: await namesOf(db, 'Region'),
  asset_classes: await namesOf(db, 'Asset Class'),
  firms: await listFirms(db),
  sends_mails: sendsMails,
})
