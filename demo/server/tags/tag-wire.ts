import type { Selectable } from 'kysely'
import type { Tag, TagRef, TagsByCategory } from '../../../src/contract/tag.ts'
import type { TagTable } from '../database/tables/tags.ts'

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
export function profileLinkOf({ category, id, inactive }: BriefTagRow): string | null {
  const path = profilePaths[category]
  return path && !inactive ? `/${path}/${id}` : null
}

/** The address of a tag's picture; one that is not active has none, since pictures are public. */
export const thumbnailOf = ({ id, has_image, inactive }: BriefTagRow): string | null =>
  has_image && !inactive ? `/api/files/images/tags/${id}.svg` : null

/** How an analyst is reached; nobody reaches one who has left, whose name stays on what they wrote. */
export const contactOf = ({ inactive, data }: BriefTagRow): { email: string | null; phone: string | null } =>
  inactive ? { email: null, phone: null } : { email: data.email ?? null, phone: data.phone ?? null }

/** A tag inside another record. */
function tagRefOf(row: BriefTagRow): TagRef {
  const ref = { id: String(row.id), category: row.category, value: row.value, profile_link: profileLinkOf(row) }
  return row.category === 'Analyst' ? { ...ref, ...contactOf(row), role: row.data.role ?? null } : ref
}

/** The tags of these ids in their order; an unknown id is left out. */
export const tagRefsOf = (ids: readonly number[], tags: TagsById): TagRef[] =>
  ids.flatMap((id) => {
    const row = tags.get(id)
    return row ? [tagRefOf(row)] : []
  })

/** A tag as lists of values show it (R393). */
export const briefTagOf = (row: BriefTagRow): Tag => ({
  ...tagRefOf(row),
  thumbnail_url: thumbnailOf(row),
  doc_count: row.doc_count,
  ...(row.ticker === null ? {} : { ticker: row.ticker }),
})

/** Tags by category as the wire has them. */
export const groupedTags = (lists: ReadonlyMap<string, readonly BriefTagRow[]>): TagsByCategory =>
  Object.fromEntries([...lists].map(([category, rows]) => [category, rows.map(briefTagOf)]))

/** A tag with all that is known of it (R394–R398), but for a company's files, which depend on the user. */
export function tagOf(row: TagRow, tags: TagsById): Tag {
  const analysts = tagRefsOf(row.analyst_ids, tags)
  return {
    ...row.data,
    ...briefTagOf(row),
    ...(row.external_id === null ? {} : { external_id: row.external_id }),
    ...(row.category === 'Company' ? { analysts, related_analyst: analysts[0] ?? null } : {}),
    ...(row.category === 'Analyst' ? { name: row.value, inactive: row.inactive } : {}),
  }
}
