import { listDocumentsByTag } from '#api/documents-by-tag.ts'
import type { WebDocument } from '#contract/document.ts'
import { createPagedList, type PagedList } from '#search/list/paged-list.ts'
import type { QueryState } from '#search/state/query-state.ts'

type ResearchOptions = {
  companyId: string
  /** Keeps what was shown for a user who comes back. */
  query: QueryState
  pageSize: number
  limit: number
  onFailure: (failure: Error) => void
}

/** The research on a company, newest first (R293, R299). */
export function createResearch({ companyId, pageSize, limit, ...options }: ResearchOptions): PagedList<WebDocument> {
  return createPagedList<WebDocument>({
    ...options,
    pageSize,
    limit,
    paging: 'more',
    page: () => 1,
    key: () => `research on ${companyId}`,
    fetch: (page, signal) =>
      listDocumentsByTag(companyId, { filters: new URLSearchParams(), page, pageSize, limit }, signal),
  })
}
