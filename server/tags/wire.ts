import type { Selectable } from 'kysely'
import type { Tag, TagRef, TagsByCategory } from '#contract/tag.ts'
import { type Entitlement, isInScope, type Scope } from '#server/access/access-rule.ts'
import type { TagTable } from '#server/platform/database/tables/tags.ts'
import { toCompanyFiles } from './company-files.ts'
import { pickOpenData, withoutEstimates } from './visible-data.ts'

/** A tag without what only lists of companies are put in order by. */
export type TagRow = Omit<Selectable<TagTable>, 'initial' | 'sub_sector' | 'equity_rating' | 'last_updated'>

/** What a list of values shows of a tag. */
export type BriefTagRow = Pick<
  TagRow,
  'id' | 'category' | 'value' | 'ticker' | 'inactive' | 'has_image' | 'doc_count' | 'data'
>

export type TagsById = ReadonlyMap<number, TagRow>

const profilePaths: Readonly<Record<string, string>> = { Company: 'company_profile', Analyst: 'analyst_profile' }

/** Where a company or an analyst is shown in the portal; an inactive analyst has no page (R306). */
export function toProfileLink({ category, id, inactive }: BriefTagRow): string | null {
  const path = profilePaths[category]
  return path && !inactive ? `/${path}/${id}` : null
}

/** The address of a tag's picture; one that is not active has none, since pictures are public. */
export const toThumbnail = ({ id, has_image, inactive }: BriefTagRow): string | null =>
  has_image && !inactive ? `/api/files/images/tags/${id}.svg` : null

/** How an analyst is reached; nobody reaches one who has left, whose name stays on what they wrote. */
export const toContact = ({ inactive, data }: BriefTagRow): { email: string | null; phone: string | null } =>
  inactive ? { email: null, phone: null } : { email: data.email ?? null, phone: data.phone ?? null }

const noContact = { email: null, phone: null } as const

/** Whether the record that names a tag may say how an analyst is reached: what is outside the user's scope may not. */
type Naming = { contact: boolean }

/** A tag inside another record: of `data` no more than an analyst's contact, so that it can be told to everybody. */
function toTagRef(row: BriefTagRow, { contact }: Naming): TagRef {
  const ref = { id: String(row.id), category: row.category, value: row.value, profile_link: toProfileLink(row) }
  if (row.category !== 'Analyst') return ref
  return { ...ref, ...(contact ? toContact(row) : noContact), role: row.data.role ?? null }
}

/** The tags of these ids in their order; an unknown id is left out. */
export const toTagRefs = (ids: readonly number[], tags: TagsById, naming: Naming): TagRef[] =>
  ids.flatMap((id) => {
    const row = tags.get(id)
    return row ? [toTagRef(row, naming)] : []
  })

/** A tag as lists of values show it (R393): what everybody who is signed in may know. */
export const toBriefTag = (row: BriefTagRow, naming: Naming = { contact: true }): Tag => ({
  ...toTagRef(row, naming),
  thumbnail_url: toThumbnail(row),
  doc_count: row.doc_count,
  ...(row.ticker === null ? {} : { ticker: row.ticker }),
})

/** Tags by category as the wire has them. */
export const groupedTags = (lists: ReadonlyMap<string, readonly BriefTagRow[]>): TagsByCategory =>
  Object.fromEntries([...lists].map(([category, rows]) => [category, rows.map((row) => toBriefTag(row))]))

/** Who reads a tag, the regions and asset classes that it is tied to, and the tags that its record names. */
export type TagReading = { user: Entitlement; scope: Scope; tags: TagsById }

/** A company's files, its analysts and its data, as far as the user may see them. */
function toCompany(row: TagRow, { user, scope, tags }: TagReading): Partial<Tag> {
  const files = toCompanyFiles(row, scope, user)
  if (!isInScope(scope, user)) return { ...pickOpenData(row.data), analysts: null, related_analyst: null, ...files }
  const analysts = toTagRefs(row.analyst_ids, tags, { contact: true })
  const data = files.model?.has_access ? row.data : withoutEstimates(row.data)
  return { ...data, analysts, related_analyst: analysts[0] ?? null, ...files }
}

/**
 * A tag with all of it that one user may know (R394–R398). Everybody knows its name, ticker, sector, country and picture; the
 * rest of a company is told in the user's scope, and its estimates from the level of its model on. A company without a model
 * has no level for its estimates, so nobody is told them.
 */
export function toTag(row: TagRow, reading: TagReading): Tag {
  const inScope = isInScope(reading.scope, reading.user)
  const isCompany = row.category === 'Company'
  return {
    ...(isCompany ? toCompany(row, reading) : inScope ? row.data : {}),
    ...toBriefTag(row),
    in_scope: inScope,
    ...(row.external_id === null ? {} : { external_id: row.external_id }),
    ...(row.category === 'Analyst' ? { name: row.value, inactive: row.inactive } : {}),
  }
}
