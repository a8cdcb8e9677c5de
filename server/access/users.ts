import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import type { Role } from '#server/platform/database/tables/users.ts'
import { entitlementsAt, grantedTo } from './access-filter.ts'
import { type Entitlement, noEntitlement } from './access-rule.ts'

type Db = Kysely<Database>

/** The signed-in user. */
export type User = {
  id: number
  username: string
  name: string
  externalReference: string | null
  /** Nothing but changing the password is allowed. */
  mustChangePassword: boolean
  entitlement: Entitlement
  role: Role
  /** Null: the user belongs to no firm. */
  firmId: number | null
  /** Whether the user speaks for that firm; false without a firm. */
  isFirmLead: boolean
}

/** An active user with what the subscription covers at a moment, to be joined with more. */
export const activeUsers = (db: Db, userId: number, now: Date) =>
  db
    .selectFrom('users')
    .leftJoin(entitlementsAt(db, now).as('entitlements'), 'entitlements.user_id', 'users.id')
    .select(['users.id', 'username', 'users.name', 'external_reference', 'must_change_password', 'signed_out_at'])
    .select(['role', 'firm_id', 'is_firm_lead'])
    .select(['level', 'region_ids', 'asset_class_ids', 'libraries'])
    .select(grantedTo(db, now).as('document_ids'))
    .where('users.id', '=', userId)
    .where('is_active', '=', true)

type ActiveUser = NonNullable<Awaited<ReturnType<ReturnType<typeof activeUsers>['executeTakeFirst']>>>

export type EntitlementRow = Pick<ActiveUser, 'level' | 'region_ids' | 'asset_class_ids' | 'libraries'>

/** What a row of `entitlements` covers, which may be missing, with the documents that were granted besides. */
export const toEntitlement = (
  { level, region_ids, asset_class_ids, libraries }: EntitlementRow,
  documentIds: readonly number[],
): Entitlement => ({
  ...(level === null ? noEntitlement : { level, regionIds: region_ids, assetClassIds: asset_class_ids, libraries }),
  documentIds,
})

export function toUser(row: ActiveUser): User {
  const { id, username, name, external_reference, role, firm_id: firmId } = row
  const entitlement = toEntitlement(row, row.document_ids)
  const mustChangePassword = row.must_change_password
  const isFirmLead = firmId !== null && row.is_firm_lead
  return {
    id,
    username,
    name,
    externalReference: external_reference,
    mustChangePassword,
    entitlement,
    role,
    firmId,
    isFirmLead,
  }
}

/** A user with what their subscription covers at a moment; undefined when there is no such user, or none that is active. */
export async function findUser(db: Db, userId: number, now: Date): Promise<User | undefined> {
  const row = await activeUsers(db, userId, now).executeTakeFirst()
  return row && toUser(row)
}

/**
 * Holds a user's row to the end of the transaction, so that a new password and what is opened by an old one take turns:
 * `share` beside others who open something, `update` alone. Every transaction that needs other rows of the user holds this one
 * first. Undefined: there is no such user, or none that is active.
 */
export async function holdUser(db: Db, userId: number, how: 'share' | 'update') {
  const row = db
    .selectFrom('users')
    .select(['id', 'username', 'name', 'external_reference as externalReference'])
    .where('id', '=', userId)
  const active = row.where('is_active', '=', true)
  return (how === 'share' ? active.forShare() : active.forUpdate()).executeTakeFirst()
}

/** The active user of that name, who gets a link; usernames are compared as they are kept, in lower case. */
export const findUserId = async (db: Db, username: string): Promise<number | undefined> =>
  (
    await db
      .selectFrom('users')
      .select('id')
      .where('username', '=', username)
      .where('is_active', '=', true)
      .executeTakeFirst()
  )?.id

/** What signing in needs to know of a user; usernames are compared without case. */
export const findCredentials = (db: Db, username: string) =>
  db
    .selectFrom('users')
    .innerJoin('credentials', 'credentials.user_id', 'users.id')
    .select(['users.id', 'credentials.password_hash'])
    .where('users.username', '=', username.trim().toLowerCase())
    .where('users.is_active', '=', true)
    .executeTakeFirst()

/** A user's distribution preferences, which are the `cris` of the contract (R012). */
export async function findInterests(db: Db, userId: number): Promise<Record<string, string>[]> {
  const row = await db.selectFrom('preferences').select('cris').where('user_id', '=', userId).executeTakeFirst()
  return row?.cris ?? []
}
