import type { DeskDocument, DeskDocumentRow, DeskDocumentState } from '#contract/desk-documents.ts'
import { libraryNames } from '#server/documents/libraries.ts'
import type { Library } from '#server/platform/database/tables/documents.ts'
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

export function toDeskDocument(found: Found, tags: TagsById): DeskDocument {
  const { document, held, withdrawn, size } = found
  return {
    ...toDeskDocumentRow(found, tags),
    facts: toFacts(found, tags),
    file: held
      ? {
          media_type: held.content.mediaType,
          pages: held.content.pages,
          size: held.content.bytes?.length ?? null,
        }
      : { media_type: document?.media_type ?? null, pages: document?.page_count ?? null, size },
    reason: held ? null : (withdrawn?.reason ?? null),
    withdrawn_at: held ? null : (withdrawn?.at.toISOString() ?? null),
    can_put_back: withdrawn?.canPutBack === true && !held,
    revision: getRevision(found),
  }
}
