import { listDocumentsByTag } from '#api/documents-by-tag.ts'
import type { WebDocument } from '#contract/document.ts'
import { createList, type ListSpec, type ListStore } from '#search/list/create-list.ts'

type ResearchOptions = Pick<ListSpec<WebDocument>, 'query' | 'pageSize' | 'limit' | 'onFailure'> & { companyId: string }

/** The research on a company, newest first (R293, R299). */
export function createResearch({ companyId, ...options }: ResearchOptions): ListStore<WebDocument> {
  const { pageSize, limit } = options
  return createList<WebDocument>({
    ...options,
    paging: 'more',
    key: () => `research on ${companyId}`,
    fetch: (page, signal) =>
      listDocumentsByTag(companyId, { filters: new URLSearchParams(), page, pageSize, limit }, signal),
  })
}
