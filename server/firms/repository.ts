import type { Kysely, Selectable } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import type { FirmGroupTable, FirmProviderTable, FirmTable } from '#server/platform/database/tables/firms.ts'
import { toMailDomain } from './mail-domain.ts'

type Db = Kysely<Database>

export type Firm = Selectable<FirmTable>
export type FirmProvider = Selectable<FirmProviderTable>
export type FirmGroup = Selectable<FirmGroupTable>

/** The firm of a slug, held to the end of the transaction; throws with a text for the operator if there is none. */
export async function holdFirm(db: Db, slug: string): Promise<Firm> {
  const firm = await db
    .selectFrom('firms')
    .selectAll()
    .where('slug', '=', slug.trim().toLowerCase())
    .forUpdate()
    .executeTakeFirst()
  if (!firm) throw new Error(`There is no firm ${slug}. "npm run server:firm -- list" shows them.`)
  return firm
}

/** The firm that a mail address belongs to; undefined: none. */
export async function findFirmIdOf(db: Db, address: string): Promise<number | undefined> {
  const domain = toMailDomain(address)
  if (domain === undefined) return undefined
  const row = await db.selectFrom('firm_domains').select('firm_id').where('domain', '=', domain).executeTakeFirst()
  return row?.firm_id
}

export const listDomains = async (db: Db, firmId: number): Promise<string[]> =>
  (await db.selectFrom('firm_domains').select('domain').where('firm_id', '=', firmId).orderBy('domain').execute()).map(
    ({ domain }) => domain,
  )

export const findProvider = (db: Db, firmId: number): Promise<FirmProvider | undefined> =>
  db.selectFrom('firm_providers').selectAll().where('firm_id', '=', firmId).executeTakeFirst()

/** The provider where an address signs in; undefined: no firm has its domain, or the firm has no provider. */
export async function findProviderOf(db: Db, address: string): Promise<FirmProvider | undefined> {
  const firmId = await findFirmIdOf(db, address)
  return firmId === undefined ? undefined : findProvider(db, firmId)
}

export const listGroups = (db: Db, firmId: number): Promise<FirmGroup[]> =>
  db.selectFrom('firm_groups').selectAll().where('firm_id', '=', firmId).orderBy('value').execute()

/** Whose the sealed client secret of a firm is. */
export const secretOwner = (firmId: number): string => `firms/${firmId}`
