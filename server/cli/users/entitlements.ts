import type { Kysely } from 'kysely'
import { parseLibraries } from '#server/documents/libraries.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Library } from '#server/platform/database/tables/documents.ts'

type Db = Kysely<Database>

/** A subscription as it is typed: values joined by `;`, or `all`. Undefined: left as it is. */
export type GivenEntitlement = {
  level?: string | undefined
  regions?: string | undefined
  assetClasses?: string | undefined
  libraries?: string | undefined
  until?: string | undefined
  isTrial?: boolean | undefined
}

export type Columns = {
  level?: number
  region_ids?: number[] | null
  asset_class_ids?: number[] | null
  libraries?: Library[] | null
  valid_until?: Date | null
  is_trial?: boolean
}

const valuesOf = (text: string) =>
  text
    .split(';')
    .map((value) => value.trim())
    .filter((value) => value !== '')

async function tagIdsOf(db: Db, category: string, text: string): Promise<number[] | null> {
  if (text.trim().toLowerCase() === 'all') return null
  const rows = await db.selectFrom('tags').select(['id', 'value']).where('category', '=', category).execute()
  const ids = new Map(rows.map(({ id, value }) => [value.toLowerCase(), id]))
  return valuesOf(text).map((value) => {
    const id = ids.get(value.toLowerCase())
    if (id !== undefined) return id
    throw new Error(
      `There is no ${category} ${value}. There are: ${rows
        .map((row) => row.value)
        .sort()
        .join('; ')}.`,
    )
  })
}

function knownLibraries(text: string): Library[] | null {
  const names = valuesOf(text)
  const unknown = names.filter((name) => parseLibraries([name])?.length === 0)
  if (unknown.length > 0) throw new Error(`There is no library ${unknown.join(', ')}.`)
  return parseLibraries(names)
}

function levelOf(text: string): number {
  if (/^[0-3]$/.test(text)) return Number(text)
  throw new Error(`--level must be 0 (none), 1 (trial), 2 (standard) or 3 (full), not ${text}.`)
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** A day, which is covered to its end in UTC, an instant, or `never`. */
function endOf(text: string): Date | null {
  if (text === 'never') return null
  const end = new Date(DAY.test(text) ? `${text}T24:00:00Z` : text)
  if (Number.isNaN(end.getTime()))
    throw new Error(`--until must be a day, such as 2027-01-31, or "never", not ${text}.`)
  return end
}

/** What was given, as columns; throws with a text where a name is not known. */
export async function entitlementColumns(db: Db, given: GivenEntitlement): Promise<Columns> {
  const { level, regions, assetClasses, libraries, until, isTrial } = given
  return {
    ...(level === undefined ? {} : { level: levelOf(level) }),
    ...(regions === undefined ? {} : { region_ids: await tagIdsOf(db, 'Region', regions) }),
    ...(assetClasses === undefined ? {} : { asset_class_ids: await tagIdsOf(db, 'Asset Class', assetClasses) }),
    ...(libraries === undefined ? {} : { libraries: knownLibraries(libraries) }),
    ...(until === undefined ? {} : { valid_until: endOf(until) }),
    ...(isTrial === undefined ? {} : { is_trial: isTrial }),
  }
}
