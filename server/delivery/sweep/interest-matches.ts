import { setImmediate as turn } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { isPreferenceRecord } from '#lib/format/interest-records.ts'
import { entitlementsAt } from '#server/access/access-filter.ts'
import { type Entitlement, isInScope, type Scope } from '#server/access/access-rule.ts'
import { type EntitlementRow, toEntitlement } from '#server/access/users.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Library } from '#server/platform/database/tables/documents.ts'
import type { AccessRow } from '#server/platform/database/tables/users.ts'
import { collectValues, nameInterest } from '#server/preferences/interests.ts'
import type { Match, SweptDocument } from './matches.ts'

/** A distribution preference: a document must have a tag of each list. */
type Interest = { name: string; tagIds: number[][] }

/** A switch of the email preferences: documents of these libraries in this region. */
type Switch = { region: string; regionId: number; libraries: ReadonlySet<Library> }

export type Interested = { userId: number; interests: Interest[]; switches: Switch[] }

const research: Library[] = ['research', 'analytics', 'valuation', 'primers', 'eps']
/** What a switch is about. `Events & Marketing` is about no documents, and the archive is never new. */
const librariesOf: Readonly<Record<string, readonly Library[] | undefined>> = {
  Daily: research,
  Weekly: research,
  'Stock ideas / sales commentary': ['commentary', 'flashmail'],
}

type FindTag = (category: string, value: string) => number | undefined

function toInterests(records: readonly Record<string, string>[], find: FindTag): Interest[] {
  return records.filter(isPreferenceRecord).map((record) => ({
    name: nameInterest(record),
    tagIds: [...collectValues(record)].map(([category, values]) =>
      [...values].flatMap((value) => find(category, value) ?? []),
    ),
  }))
}

function toSwitches(rows: readonly AccessRow[], find: FindTag): Switch[] {
  return rows.flatMap(({ region, options }) => {
    const on = Object.entries(options).filter(([, { active, permitted }]) => active && permitted)
    const libraries = new Set(on.flatMap(([column]) => librariesOf[column] ?? []))
    const regionId = find('Region', region)
    return libraries.size === 0 || regionId === undefined ? [] : { region, regionId, libraries }
  })
}

const notTied: readonly number[] = []

type NamedTag = { id: number; category: string; value: string; related_ids: number[] }

/** The tags that these preferences name, each with the regions and asset classes that it is tied to. */
async function loadTagFinder(
  db: Kysely<Database>,
  records: readonly Record<string, string>[],
): Promise<(user: Entitlement) => FindTag> {
  const pairs = [...collectValues(...records)].flatMap(([category, values]) =>
    [...values].map((value) => ({ category, value })),
  )
  const { rows: tags } = await sql<NamedTag>`select id, category, value, related_ids from tags
    where category in ('Region', 'Asset Class') or (category, value) in (select * from unnest(
      ${pairs.map(({ category }) => category)}::text[], ${pairs.map(({ value }) => value)}::text[]))`.execute(db)
  const idsOf = (category: string) => new Set(tags.filter((tag) => tag.category === category).map(({ id }) => id))
  const [regions, assetClasses] = [idsOf('Region'), idsOf('Asset Class')]
  const among = (known: ReadonlySet<number>, ids: readonly number[]) => {
    const tied = ids.filter((id) => known.has(id))
    return tied.length === 0 ? notTied : tied
  }
  const byName = new Map(
    tags.map(({ id, category, value, related_ids }): [string, Scope & { id: number }] => {
      const ids = [id, ...related_ids]
      return [
        `${category}\n${value}`,
        { id, region_ids: among(regions, ids), asset_class_ids: among(assetClasses, ids) },
      ]
    }),
  )
  return (user) => (category, value) => {
    const tag = byName.get(`${category}\n${value}`)
    return tag && isInScope(tag, user) ? tag.id : undefined
  }
}

type StoredPreferences = EntitlementRow & { userId: number; cris: Record<string, string>[]; rows: AccessRow[] }

/**
 * What active users, or `only` one of them, have asked for by their preferences. A value that is no tag any more, or is outside the
 * subscription of today, matches nothing.
 */
export async function loadInterested(db: Kysely<Database>, now: Date, only?: number): Promise<Interested[]> {
  const { rows } = await sql<StoredPreferences>`
    select preferences.user_id as "userId", cris, access_rows as rows, level, region_ids, asset_class_ids, libraries
    from preferences join users on users.id = preferences.user_id
      left join ${entitlementsAt(db, now)} entitlements on entitlements.user_id = preferences.user_id
    where is_active and (cris::text <> '[]' or access_rows::text like '%true%')
      ${only === undefined ? sql`` : sql`and preferences.user_id = ${only}`}`.execute(db)
  if (rows.length === 0) return []
  const findFor = await loadTagFinder(
    db,
    rows.flatMap(({ cris }) => cris.filter(isPreferenceRecord)),
  )
  return rows
    .map((row) => {
      const find = findFor(toEntitlement(row, []))
      return { userId: row.userId, interests: toInterests(row.cris, find), switches: toSwitches(row.rows, find) }
    })
    .filter(({ interests, switches }) => interests.length + switches.length > 0)
}

/** The documents that have one of each tags; the list with the fewest leads, so that most preferences cost little. */
function documentsOf({ tagIds }: Interest, all: readonly SweptDocument[], byTag: ReadonlyMap<number, SweptDocument[]>) {
  const [first, ...others] = [...tagIds].sort((one, other) => one.length - other.length)
  if (!first) return all
  const found = new Set(first.flatMap((id) => byTag.get(id) ?? []))
  return [...found].filter(({ tag_ids }) => others.every((ids) => ids.some((id) => tag_ids.includes(id))))
}

/** The ids of the documents that match preferences of a user, by name. Preferences that begin alike have one name. */
function groupByName(
  interests: readonly Interest[],
  all: readonly SweptDocument[],
  byTag: ReadonlyMap<number, SweptDocument[]>,
) {
  const byName = new Map<string, Set<number>>()
  for (const interest of interests) {
    const ids = byName.get(interest.name) ?? new Set()
    for (const { id } of documentsOf(interest, all, byTag)) ids.add(id)
    byName.set(interest.name, ids)
  }
  return byName
}

/** Users between two turns of the event loop, so that calls do not wait. */
const SLICE = 200

/** Which documents reach whom, by document, by distribution preferences (R358) and by switches of the email preferences (R369). */
export async function matchInterests(
  interested: readonly Interested[],
  documents: readonly SweptDocument[],
): Promise<Map<number, Match[]>> {
  const byTag = new Map<number, SweptDocument[]>()
  for (const document of documents)
    for (const id of document.tag_ids) byTag.set(id, [...(byTag.get(id) ?? []), document])
  const matches = new Map<number, Match[]>(documents.map(({ id }) => [id, []]))
  const add = (match: Match) => matches.get(match.documentId)?.push(match)
  for (const [index, { userId, interests, switches }] of interested.entries()) {
    for (const [name, documentIds] of groupByName(interests, documents, byTag))
      for (const documentId of documentIds) add({ userId, documentId, kind: 'distribution', id: null, name })
    for (const { region, regionId, libraries } of switches)
      for (const { id: documentId, region_ids, library } of documents)
        if (libraries.has(library) && region_ids.includes(regionId))
          add({ userId, documentId, kind: 'email', id: null, name: region })
    if (index % SLICE === SLICE - 1) await turn()
  }
  return matches
}
