import { listDocumentsByTag } from '#api/documents-by-tag.ts'
import { getTag } from '#api/tags.ts'
import { config } from '#config/config.ts'
import type { WebDocument, WebDocumentDetail } from '#contract/document.ts'
import type { Tag } from '#contract/tag.ts'
import { buildHistory, type History } from '#entities/company/history/history.ts'
import { getOpening } from '#entities/document/tile.ts'
import { toRecords } from '#lib/format/words.ts'
import { createResource, type Resource } from '#session/resource.ts'
import type { Subject } from './find-subject.ts'

const MOST_NOTES = 5

/** Enough documents for some years of targets. */
const MOST_LOADED = 50

export type RailValue = {
  /** Undefined if the document is about none, or the user may not see it. */
  company: Tag | undefined
  history: History | undefined
  /** The notes on the same subject before this one that the user may open, the newest first. */
  earlier: WebDocument[]
}

/** The documents that were published before this one. */
export function pickEarlier(document: WebDocument, documents: readonly WebDocument[]): WebDocument[] {
  const isBefore = ({ publication_date: date }: WebDocument) =>
    Boolean(date && document.publication_date && date < document.publication_date)
  return documents
    .filter((other) => other.id !== document.id && isBefore(other) && getOpening(other).kind === 'document')
    .slice(0, MOST_NOTES)
}

/** What stands beside a document. The document is complete without it, so failures are not shown. */
export const createRail = (document: WebDocumentDetail, { kind, id }: Subject): Resource<RailValue> =>
  createResource({
    async fetch(signal) {
      const isCompany = kind === 'company'
      const list = async (filters: Record<string, string>) => {
        const request = { page: 1, pageSize: MOST_LOADED, limit: MOST_LOADED }
        const loaded = await listDocumentsByTag(id, { ...request, filters: new URLSearchParams(filters) }, signal)
        return toRecords(loaded.records)
      }
      // The newest documents have the targets; an old document is not among them, nor are those before it.
      const day = document.publication_date?.slice(0, 10)
      const [tag, newest, earlier] = await Promise.allSettled([
        isCompany ? getTag(id, signal) : undefined,
        isCompany ? list({}) : [],
        day ? list({ [config().endDateKey]: day }) : [],
      ])
      const company = tag.status === 'fulfilled' && tag.value?.in_scope !== false ? tag.value : undefined
      return {
        company,
        history: company && buildHistory(company, newest.status === 'fulfilled' ? newest.value : []),
        earlier: pickEarlier(document, earlier.status === 'fulfilled' ? earlier.value : []),
      }
    },
    onFailure() {},
  })
