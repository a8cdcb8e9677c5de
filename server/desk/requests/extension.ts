import type { Entitlement, Guarded } from '#server/access/access-rule.ts'
import { HIGHEST_LEVEL, missingFor } from '#server/documents/access-requests/reasons.ts'
import type { Library } from '#server/platform/database/tables/documents.ts'

/** What a subscription has to cover besides; the first of several regions or asset classes, since one is enough. */
export type Extension = { level?: number; library?: Library; regionId?: number; assetClassId?: number }

/** The least by which a subscription has to grow for its user to read a document, or to load it if reading is covered. */
export function extensionFor(document: Guarded, user: Entitlement): Extension | undefined {
  const { library, regionIds, assetClassIds, level } = missingFor(document, user)
  if (level !== undefined && level > HIGHEST_LEVEL) return undefined
  const [regionId, assetClassId] = [regionIds?.[0], assetClassIds?.[0]]
  const extension = {
    ...(level !== undefined && { level }),
    ...(library && { library }),
    ...(regionId !== undefined && { regionId }),
    ...(assetClassId !== undefined && { assetClassId }),
  }
  return Object.keys(extension).length > 0 ? extension : undefined
}

const added = <T>(list: readonly T[] | null, value: T | undefined): T[] | null =>
  list && [...list, ...(value === undefined ? [] : [value])]

/** The columns of a subscription that has grown by an extension. */
export const extended = (user: Entitlement, { level = user.level, library, regionId, assetClassId }: Extension) => ({
  level: Math.max(level, user.level),
  libraries: added(user.libraries, library),
  region_ids: added(user.regionIds, regionId),
  asset_class_ids: added(user.assetClassIds, assetClassId),
})
