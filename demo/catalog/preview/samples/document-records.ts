import type { WebDocument, WebDocumentDetail } from '#contract/document.ts'
import { tagIdsOf } from './document-tags.ts'
import type { Memory } from './memory.ts'
import type { Records, SampleDocument } from './records.ts'
import { profileLink, toRefs } from './tag-records.ts'

function toFocus({ tags }: Records, { focus }: SampleDocument): NonNullable<WebDocument['primary_focus']> | null {
  const tag = tags.get(focus ?? '')
  if (!tag) return null
  const link = profileLink(tag)
  return {
    type: tag.category,
    value: tag.value,
    image: null,
    profile_link: link,
    profile_url: link,
    record_ref: tag.external_id ?? null,
  }
}

/** A document as every list shows it. Samples have no files. */
export function toDocument(records: Records, memory: Memory, sample: SampleDocument): WebDocument {
  const { library: _, focus: __, primary, other, analysts, views: ___, detail: ____, ...fields } = sample
  const link = `/document/${sample.external_reference}`
  return {
    ...fields,
    preview_url: link,
    link_to_preview: link,
    primary_focus: toFocus(records, sample),
    primary_tags: toRefs(records, primary),
    other_tags: toRefs(records, other),
    analysts: toRefs(records, analysts),
    read_at: memory.readAt.get(sample.id) ?? null,
    saved: memory.readingList.has(sample.id),
  }
}

export function toDetail(records: Records, memory: Memory, sample: SampleDocument): WebDocumentDetail {
  const analysts = toRefs(records, sample.analysts)
  return {
    ...toDocument(records, memory, sample),
    detail: sample.detail ?? null,
    contact_email: analysts[0]?.email ?? null,
    tags: toRefs(records, tagIdsOf(sample)),
  }
}
