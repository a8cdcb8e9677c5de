import type { Tag, TagRef } from '#contract/tag.ts'
import { foldText } from '#lib/format/fold-text.ts'
import { sampleFile } from './files.ts'
import type { Records, SampleTag } from './records.ts'

const profiles: Readonly<Record<string, string>> = { Analyst: 'analyst_profile', Company: 'company_profile' }

export const profileLink = ({ id, category }: SampleTag): string | null =>
  profiles[category] ? `/${profiles[category]}/${id}` : null

/** Tags as other records have them. */
export function toRefs({ tags }: Records, ids: readonly string[] = []): TagRef[] {
  return ids.flatMap((id) => {
    const tag = tags.get(id)
    if (!tag) return []
    const { category, value, email, phone, role } = tag
    const contact = category === 'Analyst' && { email: email ?? null, phone: phone ?? null, role: role ?? null }
    return [{ id, category, value, profile_link: profileLink(tag), ...contact }]
  })
}

/** A tag by itself. */
export function toTag(records: Records, tag: SampleTag): Tag {
  const { analysts: ids, ...fields } = tag
  const analysts = toRefs(records, ids)
  const company = tag.category === 'Company' && {
    analysts,
    related_analyst: analysts[0] ?? null,
    model: sampleFile,
    tear_sheet: sampleFile,
  }
  return { ...fields, ...company, profile_link: profileLink(tag), thumbnail_url: null, in_scope: true }
}

/** A tag in a list of tags. */
export const toBriefTag = (tag: SampleTag): Tag => ({
  id: tag.id,
  category: tag.category,
  value: tag.value,
  profile_link: profileLink(tag),
  thumbnail_url: null,
  ...(tag.category === 'Company' && { ticker: tag.ticker ?? null }),
})

/** A tag in a list of a line each, a company with its figures. */
export const toTagWithFigures = (tag: SampleTag): Tag => ({
  ...toBriefTag(tag),
  ...(tag.category === 'Company' && {
    rating: tag.rating ?? null,
    equity_rating: tag.equity_rating ?? null,
    target_price: tag.target_price ?? null,
    target_price_currency: tag.target_price_currency ?? null,
    close_price: tag.close_price ?? null,
    price_currency: tag.price_currency ?? null,
  }),
})

export const tagsOf = ({ tags }: Records, category: string): SampleTag[] =>
  [...tags.values()]
    .filter((tag) => tag.category === category)
    .sort((one, other) => (foldText(one.value) < foldText(other.value) ? -1 : 1))

/** What a company can be found and filtered by. */
export function companyFacets(
  { tags }: Records,
  company: SampleTag,
  category: string,
): readonly (string | null | undefined)[] {
  switch (category) {
    case 'Company':
      return [company.value]
    case 'Ticker':
      return [company.ticker]
    case 'Region':
      return [company.region]
    case 'Country':
      return [company.country]
    case 'Sector':
      return [company.sector]
    case 'Sub-Sector':
      return [company.sub_sector]
    case 'Rating':
      return [company.equity_rating]
    case 'Analyst':
      return (company.analysts ?? []).map((id) => tags.get(id)?.value)
    default:
      return []
  }
}
