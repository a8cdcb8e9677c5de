import type { DocumentTable, Library } from '#server/platform/database/tables/documents.ts'

/**
 * The access rule, in one place.
 *
 * A document is in a user's scope when its library, one of its regions and one of its asset classes are among those of
 * the user's entitlement; a null list of the user covers everything, and a document without regions or asset classes is
 * tied to none. In scope, a level at or above `preview_level` may read it (`permissioned`), and a level at or above
 * `download_level` may load its file too (`entitled`). Not permissioned means neither preview nor file. A document that was granted
 * by itself may be read and loaded whatever the rest says.
 */
export type Entitlement = {
  /** 1 trial, 2 standard, 3 full; 0: no subscription at all. */
  level: number
  regionIds: readonly number[] | null
  assetClassIds: readonly number[] | null
  libraries: readonly Library[] | null
  /** Documents that were granted one by one. */
  documentIds: readonly number[]
}

/** Of a user without an entitlement: only what is open to everyone. */
export const noEntitlement: Entitlement = {
  level: 0,
  regionIds: [],
  assetClassIds: [],
  libraries: null,
  documentIds: [],
}

/** The regions and asset classes that something is tied to; empty: to none. */
export type Scope = { region_ids: readonly number[]; asset_class_ids: readonly number[] }

export type Guarded = Pick<DocumentTable, 'id' | 'library'> &
  Scope & {
    preview_level: number
    download_level: number
  }

/** What a user may do with a document (R261, R262). */
export type Access = { permissioned: boolean; entitled: boolean }

const covers = (granted: readonly number[] | null, needed: readonly number[]) =>
  granted === null || needed.length === 0 || needed.some((id) => granted.includes(id))

/** Whether a user's subscription covers one of the regions and one of the asset classes: all there is to a tag. */
export const isInScope = (scope: Scope, user: Entitlement): boolean =>
  covers(user.regionIds, scope.region_ids) && covers(user.assetClassIds, scope.asset_class_ids)

/** Whether a user may take part in, or load, what asks for a level: an event, a company's model or tear sheet (R279, R281). */
export const isPermitted = (guarded: Scope & { level: number }, user: Entitlement): boolean =>
  isInScope(guarded, user) && user.level >= guarded.level

const isGranted = ({ id }: Pick<Guarded, 'id'>, user: Entitlement): boolean => user.documentIds.includes(id)

/** Whether a document is in one of a user's libraries, regions and asset classes, whatever its level, or granted by itself. */
export const isDocumentInScope = (document: Scope & Pick<Guarded, 'id' | 'library'>, user: Entitlement): boolean =>
  isGranted(document, user) ||
  ((user.libraries === null || user.libraries.includes(document.library)) && isInScope(document, user))

export function accessTo(document: Guarded, user: Entitlement): Access {
  if (isGranted(document, user)) return { permissioned: true, entitled: true }
  const permissioned = isDocumentInScope(document, user) && user.level >= document.preview_level
  return { permissioned, entitled: permissioned && user.level >= document.download_level }
}
