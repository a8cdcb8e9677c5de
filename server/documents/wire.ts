import type { WebDocument, WebDocumentDetail } from '#contract/document.ts'
import {
  type Access,
  accessTo,
  type Entitlement,
  isDocumentInScope,
  isInScope,
  type Scope,
} from '#server/access/access-rule.ts'
import { isMediaType, mediaTypes } from '#server/platform/files/media-types.ts'
import { findLanguage } from '#server/platform/text/languages.ts'
import { type TagRow, type TagsById, toProfileLink, toTagRefs, toThumbnail } from '#server/tags/wire.ts'
import { type AccessRequestRow, toAccessRequest } from './access-requests/repository.ts'
import type { DocumentMarks } from './marks.ts'
import type { DocumentRow } from './repository.ts'
import type { Context } from './text-search/find-hits.ts'

/** The ids of every tag that a document's record mentions. */
export const mentionedTags = (row: DocumentRow): number[] => [
  ...row.analyst_ids,
  ...row.primary_tag_ids,
  ...row.other_tag_ids,
  ...(row.primary_focus_id === null ? [] : [row.primary_focus_id]),
]

const toFile = ({ id, media_type }: DocumentRow): string | null =>
  isMediaType(media_type) ? `/api/files/documents/${id}.${mediaTypes[media_type]}` : null

const toFocus = (tag: TagRow) => ({
  type: tag.category,
  value: tag.value,
  image: toThumbnail(tag),
  profile_link: toProfileLink(tag),
  profile_url: toProfileLink(tag),
  record_ref: tag.external_id,
})

/** The language of the text; null if its tags name only languages that the search does not know, and English stands in. */
function toLanguage({ language, other_tag_ids: ids }: DocumentRow, tags: TagsById): string | null {
  const named = ids.flatMap((id) => {
    const tag = tags.get(id)
    return tag?.category === 'Language' ? [tag.value] : []
  })
  return named.length > 0 && !findLanguage(named) ? null : language
}

/** What the records of documents are made of for one user, besides their rows. */
export type DocumentReading = {
  user: Entitlement
  tags: TagsById
  /** Of the tags that documents are mainly about. */
  getScope: (tagId: number) => Scope
  /** What the user has done with documents, and when these became available, by their ids; undefined where nobody is signed in. */
  marks: ReadonlyMap<number, DocumentMarks> | undefined
  /** The user's requests for access to those of the documents that are closed; undefined where nobody is signed in. */
  requests: ReadonlyMap<number, AccessRequestRow> | undefined
}

const callFields = [
  'rating',
  'rating_date',
  'rating_change',
  'prior_rating',
  'prior_rating_date',
  'target_price',
  'target_price_currency',
  'target_price_date',
  'prior_target_price',
  'prior_target_price_date',
] as const

/** The rating and the target, which are the company's: they are told to whom its profile tells them. */
function toCall(row: DocumentRow, focus: TagRow | undefined, { user, getScope }: DocumentReading) {
  const isTold = focus?.category === 'Company' ? isInScope(getScope(focus.id), user) : accessTo(row, user).permissioned
  return Object.fromEntries(callFields.map((field) => [field, isTold ? row[field] : null]))
}

const toMarks = (
  row: DocumentRow,
  { marks }: DocumentReading,
): Pick<WebDocument, 'available_at' | 'read_at' | 'saved'> => {
  if (!marks) return {}
  const { availableAt, readAt = null, savedAt = null } = marks.get(row.id) ?? {}
  return {
    available_at: availableAt?.toISOString() ?? null,
    read_at: readAt?.toISOString() ?? null,
    saved: savedAt !== null,
  }
}

/** Nothing of a document that is open, since there is nothing to ask for. */
function toRequest(row: DocumentRow, { user, requests }: DocumentReading): Pick<WebDocument, 'access_request'> {
  if (!requests || accessTo(row, user).entitled) return {}
  const request = toAccessRequest(requests.get(row.id))
  return { access_request: request && { status: request.status, requested_at: request.requested_at } }
}

/** A document as one user may see it in a list (R399). Outside the user's scope it names its authors and not how to reach them. */
export function toWebDocument(row: DocumentRow, reading: DocumentReading): WebDocument & Access {
  const { tags, user } = reading
  const focus = row.primary_focus_id === null ? undefined : tags.get(row.primary_focus_id)
  const toRefs = (ids: readonly number[]) => toTagRefs(ids, tags, { contact: isDocumentInScope(row, user) })
  const preview = row.preview ? `/document/${encodeURIComponent(row.reference)}` : null
  const file = toFile(row)
  return {
    id: String(row.id),
    title: row.title,
    subtitle: row.subtitle,
    summary: row.summary,
    document_type: row.document_type,
    language: toLanguage(row, tags),
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
    primary_focus: focus ? toFocus(focus) : null,
    primary_tags: toRefs(row.primary_tag_ids),
    other_tags: toRefs(row.other_tag_ids),
    analysts: toRefs(row.analyst_ids),
    ...toCall(row, focus, reading),
    ...toMarks(row, reading),
    ...toRequest(row, reading),
  }
}

/** Why a search by words has found a document: its hits, else its summary; and the words in its title. */
export function toContext(context: Context | undefined): Partial<WebDocument> {
  if (!context) return {}
  const { hits, title, summary } = context
  return {
    title_marks: title,
    ...(hits
      ? {
          search_hits: hits.best.map(({ text, page, marks }) => ({ text, page_number: page, marks })),
          search_hit_count: hits.total,
        }
      : { summary_marks: summary }),
  }
}

/** A document read by itself (R400); `body` is left out unless the user is entitled, and `contactEmail` is whom users may write to. */
export function toDocumentDetail(
  row: DocumentRow,
  { reading, body, contactEmail }: { reading: DocumentReading; body: string | undefined; contactEmail: string | null },
): WebDocumentDetail {
  const document = toWebDocument(row, reading)
  const contact = isDocumentInScope(row, reading.user)
  return {
    ...document,
    ...(document.entitled && body !== undefined ? { detail: body } : {}),
    contact_email: contact ? contactEmail : null,
    tags: toTagRefs([...new Set(mentionedTags(row))], reading.tags, { contact }),
  }
}
