import { listDocumentsByTag } from '#api/documents-by-tag.ts'
import type { Tag } from '#contract/tag.ts'
import { buildHistory, type History } from '#entities/company/history/history.ts'
import { toRecords } from '#lib/format/words.ts'
import { createResource, type Resource } from '#session/resource.ts'

/**
 * The number of documents to read. The API has only the current and the previous target, so the history comes from
 * documents. Each document has the target of its day, and many have the same one: the ten of the table beside it would
 * cover only some months. Older ones are left out, and the axis shows where the data starts.
 */
const MOST = 50

/**
 * The history of a company's target; undefined if there is none. The whole request fails if a part fails, because a
 * partial chart would look complete.
 */
export const createHistory = (company: Tag, onFailure: (failure: Error) => void): Resource<History | undefined> =>
  createResource({
    async fetch(signal) {
      const request = { filters: new URLSearchParams(), page: 1, pageSize: MOST, limit: MOST }
      const { records } = await listDocumentsByTag(company.id, request, signal)
      return buildHistory(company, toRecords(records))
    },
    onFailure,
  })
