import { listDocumentsByTag } from '#api/documents-by-tag.ts'
import type { Tag } from '#contract/tag.ts'
import { toRecords } from '#lib/format/words.ts'
import { createResource, type Resource } from '#session/resource.ts'
import { type History, historyOf } from './history.ts'

/**
 * The API knows the current and the previous target only, so the history comes from documents.
 * Documents that are asked for. Each tells the target of its day, many the same one, so the ten of the table beside it would
 * reach back some months only; what is older than these is left out, and the axis says from when on the course is known.
 */
const MOST = 50

/** The course of a company's target; undefined: there is none to draw. A part of it would look like the whole, so it may fail. */
export const createHistory = (company: Tag, onFailure: (failure: Error) => void): Resource<History | undefined> =>
  createResource({
    async fetch(signal) {
      const request = { filters: new URLSearchParams(), page: 1, pageSize: MOST, limit: MOST }
      const { records } = await listDocumentsByTag(company.id, request, signal)
      return historyOf(company, toRecords(records))
    },
    onFailure,
  })
