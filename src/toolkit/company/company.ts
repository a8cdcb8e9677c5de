import { fileUrl } from '../../api/links.ts'
import { apiBase, portalLink, profileLinksEnabled } from '../../config/config.ts'
import type { Tag } from '../../contract/tag.ts'
import { safeUrl } from '../../lib/safe-url.ts'

/** A model or a tear sheet: here it is, or it is greyed for this reader (R291), or there is none. */
export type CompanyFile = { kind: 'file'; url: URL } | { kind: 'locked' } | { kind: 'none' }

function fileOf(file: Tag['model']): CompanyFile {
  if (!file) return { kind: 'none' }
  if (!file.has_access) return { kind: 'locked' }
  const url = fileUrl(file.download_url)
  return url ? { kind: 'file', url } : { kind: 'none' }
}

/** The page of a company or an analyst; undefined where there is none, or profiles are not linked to (R052). */
export const profileOf = (tag: { profile_link?: string | null | undefined } | null | undefined): string | undefined =>
  profileLinksEnabled() ? portalLink(tag?.profile_link)?.href : undefined

/** A picture of a company or an analyst; undefined where there is none that may be shown. */
export const imageOf = ({ thumbnail_url: image }: { thumbnail_url?: string | null | undefined }): string | undefined =>
  safeUrl(image, apiBase().href)?.href

/** What a table and a profile show of a company (R274–R281); every field but the id may be missing. */
export function companyOf(tag: Tag) {
  const author = tag.related_analyst ?? tag.analysts?.[0]
  return {
    id: tag.id,
    name: tag.value?.trim() ?? '',
    ticker: tag.ticker ?? '',
    image: imageOf(tag),
    href: profileOf(tag),
    sector: tag.sub_sector || tag.sector || '',
    rating: tag.equity_rating || tag.rating || '',
    author: author?.value ? { name: author.value, href: profileOf(author) } : undefined,
    lastUpdated: tag.last_updated ?? '',
    model: fileOf(tag.model),
    tearSheet: fileOf(tag.tear_sheet),
  }
}

export type Company = ReturnType<typeof companyOf>
