import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import type { FirmEntitlementTable } from '#server/platform/database/tables/firms.ts'

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

/** What a user has who follows a firm, whose subscription stays so to the end of the transaction; undefined: the firm has none. */
export async function holdFollowing(db: Db, firmId: number): Promise<Following | undefined> {
  await sql`select id from firms where id = ${firmId} for key share`.execute(db)
  const entitlement = (await listFirmEntitlements(db, [firmId])).get(firmId)
  return entitlement && toFollowing(entitlement)
}
