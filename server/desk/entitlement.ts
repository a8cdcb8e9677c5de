import { type Kysely, sql } from 'kysely'
import type { SubscriptionTerms } from '#contract/entitlement.ts'
import { libraryNames, parseLibraries } from '#server/documents/libraries.ts'
import { type FirmEntitlement, type Following, listFirmEntitlements } from '#server/firms/entitlements.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Library } from '#server/platform/database/tables/documents.ts'
import { refuse } from '#server/platform/http/http-errors.ts'
import type { EntitlementColumns } from '#server/provisioning/entitle.ts'
import { loadTags } from '#server/tags/repository.ts'

type Db = Kysely<Database>

async function toTagIds(db: Db, category: string, names: string[] | null, field: string): Promise<number[] | null> {
  if (names === null) return null
  // Held, so that the desk does not remove or rename one of them before the subscription refers to it.
  const known = db.selectFrom('tags').select(['id', 'value']).where('category', '=', category)
  const rows = await known.where(sql<boolean>`value = any(${names}::text[])`).orderBy('id').forKeyShare().execute()
  const ids = new Map(rows.map(({ id, value }) => [value, id]))
  return names.map((name) => {
    const id = ids.get(name)
    if (id === undefined)
      throw refuse({ text: `There is no ${category} ${name}.`, code: 'unknown-name', field, value: name })
    return id
  })
}

function toLibraries(names: string[] | null): Library[] | null {
  if (names === null) return null
  return names.flatMap((name) => {
    const known = parseLibraries([name])
    if (!known?.length)
      throw refuse({ text: `There is no library ${name}.`, code: 'unknown-name', field: 'libraries', value: name })
    return known
  })
}

/** What is given, as columns; throws with a 422 at the field where a name is not known. */
export async function toColumns(db: Db, given: Partial<SubscriptionTerms>): Promise<Partial<EntitlementColumns>> {
  const { level, libraries, regions, asset_classes: assetClasses, valid_until: end, is_trial: isTrial } = given
  return {
    ...(level !== undefined && { level }),
    ...(regions !== undefined && { region_ids: await toTagIds(db, 'Region', regions, 'regions') }),
    ...(assetClasses !== undefined && {
      asset_class_ids: await toTagIds(db, 'Asset Class', assetClasses, 'asset_classes'),
    }),
    ...(libraries !== undefined && { libraries: toLibraries(libraries) }),
    ...(end !== undefined && { valid_until: end === null ? null : new Date(end) }),
    ...(isTrial !== undefined && { is_trial: isTrial }),
  }
}

/** What a user is to follow; throws with a 422 at the field if the firm has no subscription, or there is no firm. */
export function requireFollowing(following: Following | undefined): Following {
  if (following) return following
  throw refuse({
    text: 'The firm of this user has no subscription.',
    code: 'user-follows-none',
    field: 'follows_firm',
  })
}

/** Throws with a 422 at the field: a new end is to come, and a trial has one. */
export function requireEnd(
  { valid_until: end }: Partial<EntitlementColumns>,
  after: Pick<EntitlementColumns, 'valid_until' | 'is_trial'>,
  now: Date,
): void {
  if (end && end <= now)
    throw refuse({ text: 'The end of the subscription must be in the future.', code: 'end-past', field: 'valid_until' })
  if (after.is_trial && !after.valid_until)
    throw refuse({ text: 'A trial needs an end.', code: 'trial-without-end', field: 'valid_until' })
}

/** A function that says by name what each of `rows` covers; their tags are read once, for all of them. */
export async function openTermNames(
  db: Db,
  rows: readonly FirmEntitlement[],
): Promise<(row: FirmEntitlement) => SubscriptionTerms> {
  const tags = await loadTags(
    db,
    rows.flatMap(({ region_ids, asset_class_ids }) => [...(region_ids ?? []), ...(asset_class_ids ?? [])]),
  )
  const named = (ids: readonly number[] | null) => ids?.flatMap((id) => tags.get(id)?.value ?? []) ?? null
  return ({ level, libraries, region_ids, asset_class_ids, valid_until, is_trial }) => ({
    level,
    libraries: libraries?.map((library) => libraryNames[library]) ?? null,
    regions: named(region_ids),
    asset_classes: named(asset_class_ids),
    valid_until: valid_until?.toISOString() ?? null,
    is_trial,
  })
}

/** What the subscriptions of firms cover by name, by the id of the firm; a firm without one is left out. */
export async function loadFirmTerms(db: Db, firmIds: readonly number[]): Promise<Map<number, SubscriptionTerms>> {
  const entitlements = await listFirmEntitlements(db, firmIds)
  const toTerms = await openTermNames(db, [...entitlements.values()])
  return new Map([...entitlements].map(([id, entitlement]) => [id, toTerms(entitlement)]))
}
