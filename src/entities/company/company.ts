import { fileUrl } from '#api/links.ts'
import type { Tag } from '#contract/tag.ts'
import { toRecords, toText } from '#lib/format/words.ts'
import { getImageUrl, getProfileUrl } from '../profile/links.ts'

/** A model or a tear sheet: available, greyed out for this user (R291), or absent. */
export type CompanyFile = { kind: 'file'; url: URL } | { kind: 'locked' } | { kind: 'none' }

function toCompanyFile(file: Tag['model']): CompanyFile {
  if (!file) return { kind: 'none' }
  if (!file.has_access) return { kind: 'locked' }
  const url = fileUrl(file.download_url)
  return url ? { kind: 'file', url } : { kind: 'none' }
}

/** The fields of a company for tables and profiles (R274–R281). Every field but the id may be missing or malformed. */
export function toCompany(tag: Tag) {
  const author = tag.related_analyst ?? toRecords(tag.analysts)[0]
  const authorName = toText(author?.value)
  return {
    id: tag.id,
    name: toText(tag.value),
    ticker: toText(tag.ticker),
    image: getImageUrl(tag),
    href: getProfileUrl(tag),
    sector: toText(tag.sub_sector) || toText(tag.sector),
    rating: toText(tag.equity_rating) || toText(tag.rating),
    author: author && authorName ? { id: author.id, name: authorName, href: getProfileUrl(author) } : undefined,
    lastUpdated: toText(tag.last_updated),
    model: toCompanyFile(tag.model),
    tearSheet: toCompanyFile(tag.tear_sheet),
  }
}

export type Company = ReturnType<typeof toCompany>
