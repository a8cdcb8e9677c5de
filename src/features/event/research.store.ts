import { listDocumentsByTag } from '#api/documents-by-tag.ts'
import type { WebDocument } from '#contract/document.ts'
import { getOpening } from '#entities/document/tile.ts'
import { toRecords } from '#lib/format/words.ts'
import { createResource, type Resource } from '#session/resource.ts'

const MOST_NOTES = 5

/** Enough to find some that the user may open. */
const MOST_LOADED = 20

/** The newest notes that the user may open. The event is complete without them, so a failure is not shown. */
export const createEventResearch = (id: string): Resource<WebDocument[]> =>
  createResource({
    async fetch(signal) {
      const request = { page: 1, pageSize: MOST_LOADED, limit: MOST_LOADED, filters: new URLSearchParams() }
      const { records } = await listDocumentsByTag(id, request, signal)
      return toRecords(records)
        .filter((document) => getOpening(document).kind === 'document')
        .slice(0, MOST_NOTES)
    },
    onFailure() {},
  })
