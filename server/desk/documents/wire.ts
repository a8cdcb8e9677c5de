import type { DeskDocument, DeskDocumentRow, DeskDocumentState } from '#contract/desk-documents.ts'
import { libraryNames } from '#server/documents/libraries.ts'
import type { Library } from '#server/platform/database/tables/documents.ts'
import { isMediaType, mediaTypes } from '#server/platform/files/media-types.ts'
import type { TagsById } from '#server/tags/wire.ts'
import { toFacts } from './facts.ts'
import type { Found } from './repository.ts'

/** Where a document stands. */
export function getState({ document, held, withdrawn }: Found): DeskDocumentState {
  if (held) return document && !withdrawn ? 'correction' : 'embargo'
  return withdrawn ? 'withdrawn' : 'published'
}

/** Another one after each change. */
export const getRevision = ({ hash, held, withdrawn }: Found): string =>
  held?.hash ?? withdrawn?.at.toISOString() ?? hash

export function toDeskDocumentRow(found: Found, tags: TagsById): DeskDocumentRow {
  const { reference, document, held, withdrawn, version } = found
  const facts = toFacts(found, tags)
  const id = document?.id ?? withdrawn?.id
  return {
    id: reference,
    document_id: id === undefined ? null : String(id),
    title: facts.title,
    type: facts.type,
    library: libraryNames[facts.library as Library],
    publication_date: new Date(facts.published).toISOString(),
    analysts: facts.analysts,
    companies: facts.companies,
    state: getState(found),
    available_at: held?.availableAt.toISOString() ?? null,
    version,
  }
}

/** The media type of the newest version. */
export const fileTypeOf = ({ held, document }: Found): string | null =>
  held ? held.content.mediaType : (document?.media_type ?? null)

/** The address of the newest version's file; null: nothing of it was kept. */
function toFileUrl(found: Found): string | null {
  const type = fileTypeOf(found)
  return isMediaType(type)
    ? `/api/files/desk/documents/${encodeURIComponent(found.reference)}.${mediaTypes[type]}`
    : null
}

export function toDeskDocument(found: Found, tags: TagsById): DeskDocument {
  const { document, held, withdrawn, size } = found
  return {
    ...toDeskDocumentRow(found, tags),
    facts: toFacts(found, tags),
    file: {
      media_type: fileTypeOf(found),
      pages: held ? held.content.pages : (document?.page_count ?? null),
      size: held ? (held.content.bytes?.length ?? null) : size,
      url: toFileUrl(found),
    },
    reason: held ? null : (withdrawn?.reason ?? null),
    withdrawn_at: held ? null : (withdrawn?.at.toISOString() ?? null),
    can_put_back: withdrawn?.canPutBack === true && !held,
    revision: getRevision(found),
  }
}
