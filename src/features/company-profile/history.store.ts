import { listDocumentsByTag } from '../../api/document-lists.ts'
import type { Tag } from '../../contract/tag.ts'
import { createResource, type Resource } from '../../session/resource.ts'
import { type History, historyOf } from './history.ts'

/** Enough for years: a call is repeated in every note until the next. */
const MOST = 100

/**
 * The course of a company's target; undefined: there is none to draw. Where the documents cannot be had, the company's own
 * two values are drawn, and nobody is told: their list tells it.
 */
export const createHistory = (company: Tag): Resource<History | undefined> =>
  createResource({
    async fetch(signal) {
      const request = { filters: new URLSearchParams(), page: 1, pageSize: MOST, limit: MOST }
      try {
        const { records } = await listDocumentsByTag(company.id, request, signal)
        return historyOf(company, records)
      } catch {
        return historyOf(company, [])
      }
    },
    onFailure: () => {},
  })
