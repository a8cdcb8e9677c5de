import type { DocumentTable, Library } from '../database/tables/documents.ts'

/**
 * The access rule, in one place.
 *
 * A document is in a user's scope when its library, one of its regions and one of its asset classes are among those of
 * the user's entitlement; a null list of the user covers everything, and a document without regions or asset classes is
 * tied to none. In scope, a level at or above `preview_level` may read it (`permissioned`), and a level at or above
 * `download_level` may load its file too (`entitled`). Not permissioned means neither preview nor file.
 */
export type Entitlement = {
  /** 1 trial, 2 standard, 3 full; 0: no subscription at all. */
  level: number
  regionIds: readonly number[] | null
  assetClassIds: readonly number[] | null
  libraries: readonly Library[] | null
}

/** Of a user without an entitlement: only what is open to everyone. */
export const noEntitlement: Entitlement = { level: 0, regionIds: [], assetClassIds: [], libraries: null }

export type Guarded = Pick<DocumentTable, 'library'> & {
  region_ids: readonly number[]
  asset_class_ids: readonly number[]
  preview_level: number
  download_level: number
}

/** What a user may do with a document (R261, R262). */
export type Access = { permissioned: boolean; entitled: boolean }

const covers = (granted: readonly number[] | null, needed: readonly number[]) =>
  granted === null || needed.length === 0 || needed.some((id) => granted.includes(id))

export function accessTo(document: Guarded, user: Entitlement): Access {
  const inScope =
    (user.libraries === null || user.libraries.includes(document.library)) &&
    covers(user.regionIds, document.region_ids) &&
    covers(user.assetClassIds, document.asset_class_ids)
  const permissioned = inScope && user.level >= document.preview_level
  return { permissioned, entitled: permissioned && user.level >= document.download_level }
}
