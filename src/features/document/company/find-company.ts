import type { WebDocumentDetail } from '#contract/document.ts'
import type { TagRef } from '#contract/tag.ts'
import { distinct } from '#lib/format/distinct.ts'
import { toRecords } from '#lib/format/words.ts'

/** The company that a document is about: its main topic, or else the only one that it is filed under. */
export function findCompany(document: WebDocumentDetail): TagRef | undefined {
  const { primary_focus: focus, primary_tags, other_tags, tags } = document
  const companies = distinct([primary_tags, other_tags, tags].flatMap(toRecords)).filter(
    ({ category, value }) => category === 'Company' && value,
  )
  if (focus?.value) return companies.find(({ value }) => value === focus.value)
  return companies.length === 1 ? companies[0] : undefined
}
