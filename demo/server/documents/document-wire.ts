import type { WebDocument, WebDocumentDetail } from '../../../src/contract/document.ts'
import { type Access, accessTo, type Entitlement } from '../access/access-rule.ts'
import { isMediaType, mediaTypes } from '../files/media-types.ts'
import type { DocumentRow } from '../repositories/documents.ts'
import { profileLinkOf, type TagRow, type TagsById, tagRefsOf, thumbnailOf } from '../tags/tag-wire.ts'

/** The ids of every tag that a document's record mentions. */
export const mentionedTags = (row: DocumentRow): number[] => [
  ...row.analyst_ids,
  ...row.primary_tag_ids,
  ...row.other_tag_ids,
  ...(row.primary_focus_id === null ? [] : [row.primary_focus_id]),
]

const fileOf = ({ id, media_type }: DocumentRow): string | null =>
  isMediaType(media_type) ? `/api/files/documents/${id}.${mediaTypes[media_type]}` : null

const focusOf = (tag: TagRow) => ({
  type: tag.category,
  value: tag.value,
  image: thumbnailOf(tag),
  profile_link: profileLinkOf(tag),
  profile_url: profileLinkOf(tag),
  record_ref: tag.external_id,
})

/** A document as one user may see it in a list (R399). */
export function webDocumentOf(row: DocumentRow, tags: TagsById, user: Entitlement): WebDocument & Access {
  const focus = row.primary_focus_id === null ? undefined : tags.get(row.primary_focus_id)
  const preview = row.preview ? `/document/${encodeURIComponent(row.reference)}` : null
  const file = fileOf(row)
  return {
    id: String(row.id),
    title: row.title,
    subtitle: row.subtitle,
    summary: row.summary,
    document_type: row.document_type,
    publication_date: row.published_at.toISOString(),
    page_count: row.page_count,
    external_reference: row.reference,
    ...accessTo(row, user),
    preview: row.preview,
    attachment_content_type: row.media_type,
    attachment_url: file,
    download_link: file,
    download_url: file,
    preview_url: preview,
    link_to_preview: preview,
    thumbnail: row.thumbnail,
    region: row.region,
    primary_focus: focus ? focusOf(focus) : null,
    primary_tags: tagRefsOf(row.primary_tag_ids, tags),
    other_tags: tagRefsOf(row.other_tag_ids, tags),
    analysts: tagRefsOf(row.analyst_ids, tags),
    rating: row.rating,
    rating_date: row.rating_date,
    rating_change: row.rating_change,
    prior_rating: row.prior_rating,
    prior_rating_date: row.prior_rating_date,
    target_price: row.target_price,
    target_price_currency: row.target_price_currency,
    target_price_date: row.target_price_date,
    prior_target_price: row.prior_target_price,
    prior_target_price_date: row.prior_target_price_date,
  }
}

/** A document read by itself (R400); `body` is left out unless the user is entitled, and `contactEmail` is whom readers may write to. */
export function documentDetailOf(
  row: DocumentRow,
  options: { tags: TagsById; user: Entitlement; body: string | undefined; contactEmail: string | null },
): WebDocumentDetail {
  const document = webDocumentOf(row, options.tags, options.user)
  return {
    ...document,
    ...(document.entitled && options.body !== undefined ? { detail: options.body } : {}),
    contact_email: options.contactEmail,
    tags: tagRefsOf([...new Set(mentionedTags(row))], options.tags),
  }
}
