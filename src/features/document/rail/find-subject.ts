import type { WebDocumentDetail } from '#contract/document.ts'
import type { TagRef } from '#contract/tag.ts'
import { distinct } from '#lib/format/distinct.ts'
import { toRecords } from '#lib/format/words.ts'

/** What the notes beside a document have in common with it. */
export type Subject = { kind: 'company'; id: string } | { kind: 'analyst'; id: string; name: string }

/** The company that a document is about: its main topic, or else the only one that it is filed under. */
function findCompany({ primary_focus: focus, primary_tags, other_tags, tags }: WebDocumentDetail): TagRef | undefined {
  const companies = distinct([primary_tags, other_tags, tags].flatMap(toRecords)).filter(
    ({ category, value }) => category === 'Company' && value,
  )
  if (focus?.value) return companies.find(({ value }) => value === focus.value)
  return companies.length === 1 ? companies[0] : undefined
}

/** The company of a document, or else its first analyst. */
export function findSubject(document: WebDocumentDetail): Subject | undefined {
  const company = findCompany(document)
  if (company) return company.id ? { kind: 'company', id: company.id } : undefined
  const analyst = toRecords(document.analysts).find(({ id, value }) => id && value)
  return analyst?.id && analyst.value ? { kind: 'analyst', id: analyst.id, name: analyst.value } : undefined
}
