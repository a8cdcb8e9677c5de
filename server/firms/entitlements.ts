import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import type { FirmEntitlementTable } from '#server/platform/database/tables/firms.ts'
import { type Granted, grantedTo } from './groups.ts'
import { findFirmIdOf, listGroups } from './repository.ts'

type Db = Kysely<Database>

/** What a firm's subscription covers. */
export type FirmEntitlement = Omit<Selectable<FirmEntitlementTable>, 'firm_id'>

/** The same as that of a user who follows it. */
export type Following = FirmEntitlement & { follows_firm: true }

export const toFollowing = (entitlement: FirmEntitlement): Following => ({ ...entitlement, follows_firm: true })

/** What the subscriptions of firms cover, by the id of the firm; a firm without one is left out. */
export async function listFirmEntitlements(db: Db, firmIds: readonly number[]): Promise<Map<number, FirmEntitlement>> {
  if (firmIds.length === 0) return new Map()
  const rows = await db.selectFrom('firm_entitlements').selectAll().where('firm_id', 'in', firmIds).execute()
  return new Map(rows.map(({ firm_id, ...entitlement }) => [firm_id, entitlement]))
}

/** What the followers of a firm have, which stays as it is to the end of the transaction; undefined: the firm has no subscription. */
export async function holdFollowing(db: Db, firmId: number): Promise<Following | undefined> {
  await sql`select id from firms where id = ${firmId} for key share`.execute(db)
  const entitlement = (await listFirmEntitlements(db, [firmId])).get(firmId)
  return entitlement && toFollowing(entitlement)
}

/** The same for the firm of a mail address; undefined as well: no firm has its domain. */
export async function holdFollowingOf(db: Db, address: string): Promise<Following | undefined> {
  const firmId = await findFirmIdOf(db, address)
  const following = firmId === undefined ? undefined : await holdFollowing(db, firmId)
  // The domain may have been taken from the firm before that was held.
  return (await findFirmIdOf(db, address)) === firmId ? following : undefined
}

/**
 * What a user of a firm gets who comes from its identity provider: what their groups grant or, of a firm that maps no groups, its
 * subscription. Undefined: nothing is set for the user.
 */
export async function grantedBy(
  db: Db,
  firmId: number,
  groups: readonly string[],
): Promise<Granted | Following | undefined> {
  const known = await listGroups(db, firmId)
  return known.length > 0 ? grantedTo(known, groups) : holdFollowing(db, firmId)
}
