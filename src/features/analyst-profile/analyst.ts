import type { Tag } from '../../contract/tag.ts'
import { joinValues } from '../../lib/join-values.ts'
import { imageOf } from '../../toolkit/company/company.ts'
import { contactOf } from '../../toolkit/contact/contact.ts'

const filled = (lines: readonly string[] | null | undefined) => [
  ...new Set((lines ?? []).map((line) => line.trim()).filter((line) => line !== '')),
]

/** What a profile shows of an analyst; every field but the id may be missing. */
export function analystOf(tag: Tag) {
  const value = tag.value || tag.name
  return {
    id: tag.id,
    name: (tag.name || tag.value || '').trim(),
    role: tag.role?.trim() ?? '',
    image: imageOf(tag),
    contact: contactOf(tag),
    bio: filled(tag.bio),
    fields: filled(tag.related_fields),
    /** What narrows a feed to the analyst's research, as a query string; documents are filed under the name. */
    research: value ? String(new URLSearchParams({ filter_Analyst: joinValues([value]) })) : undefined,
  }
}

export type Analyst = ReturnType<typeof analystOf>
