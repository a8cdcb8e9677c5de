import type { AccessReason } from '#contract/access-request.ts'
import { accessTo, type Entitlement, type Guarded, isInScope } from '#server/access/access-rule.ts'
import { libraryNames } from '../libraries.ts'

/** The highest level that a subscription can have. */
export const HIGHEST_LEVEL = 3

/** What of a subscription keeps a document closed, as far as more of it would open the document. */
export type Missing = {
  library?: Guarded['library']
  regionIds?: readonly number[]
  assetClassIds?: readonly number[]
  /** The level that is needed. */
  level?: number
}

/** What a user's subscription lacks for reading a document or, where it may be read, for loading its file; empty: nothing. */
export function missingFor(document: Guarded, user: Entitlement): Missing {
  const { permissioned, entitled } = accessTo(document, user)
  if (entitled) return {}
  const { library, region_ids, asset_class_ids, preview_level, download_level } = document
  const level = permissioned ? download_level : preview_level
  return {
    ...(user.libraries && !user.libraries.includes(library) && { library }),
    ...(!isInScope({ region_ids, asset_class_ids: [] }, user) && { regionIds: region_ids }),
    ...(!isInScope({ region_ids: [], asset_class_ids }, user) && { assetClassIds: asset_class_ids }),
    ...(level > user.level && { level }),
  }
}

/**
 * Why a user may not read or load a document, in words; by the rule that closes it, so that reasons and access cannot differ.
 * Empty: the user may do both.
 */
export function reasonsFor(document: Guarded, user: Entitlement, nameOf: (tagId: number) => string): AccessReason[] {
  const { permissioned, entitled } = accessTo(document, user)
  if (entitled) return []
  if (permissioned) return [{ kind: 'download', names: [] }]
  if (user.level === 0) return [{ kind: 'subscription', names: [] }]
  const { library, regionIds, assetClassIds, level } = missingFor(document, user)
  return [
    ...(library ? [{ kind: 'library' as const, names: [libraryNames[library]] }] : []),
    ...(regionIds ? [{ kind: 'region' as const, names: regionIds.map(nameOf) }] : []),
    ...(assetClassIds ? [{ kind: 'asset_class' as const, names: assetClassIds.map(nameOf) }] : []),
    ...(level === undefined ? [] : [{ kind: 'level' as const, names: [] }]),
  ]
}
