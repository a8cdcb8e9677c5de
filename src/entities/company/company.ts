import { fileUrl } from '#api/links.ts'
import type { Tag } from '#contract/tag.ts'
import { toRecords, toText } from '#lib/format/words.ts'
import { imageOf, profileOf } from '../profile/links.ts'

/** A model or a tear sheet: here it is, or it is greyed for this reader (R291), or there is none. */
export type CompanyFile = { kind: 'file'; url: URL } | { kind: 'locked' } | { kind: 'none' }

function fileOf(file: Tag['model']): CompanyFile {
  if (!file) return { kind: 'none' }
  if (!file.has_access) return { kind: 'locked' }
  const url = fileUrl(file.download_url)
  return url ? { kind: 'file', url } : { kind: 'none' }
}

/** What a table and a profile show of a company (R274–R281); every field but the id may be missing, or be something else. */
export function companyOf(tag: Tag) {
  const author = tag.related_analyst ?? toRecords(tag.analysts)[0]
  const authorName = toText(author?.value)
  return {
    id: tag.id,
    name: toText(tag.value),
    ticker: toText(tag.ticker),
    image: imageOf(tag),
    href: profileOf(tag),
    sector: toText(tag.sub_sector) || toText(tag.sector),
    rating: toText(tag.equity_rating) || toText(tag.rating),
    author: author && authorName ? { name: authorName, href: profileOf(author) } : undefined,
    lastUpdated: toText(tag.last_updated),
    model: fileOf(tag.model),
    tearSheet: fileOf(tag.tear_sheet),
  }
}

export type Company = ReturnType<typeof companyOf>
