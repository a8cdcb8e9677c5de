import { listDocumentsByTag } from '#api/documents-by-tag.ts'
import type { WebDocument } from '#contract/document.ts'
import { LITERAL } from '#search/filters/filters.ts'
import {
  createSearchableList,
  type SearchableList,
  type SearchableListOptions,
} from '#search/list/create-searchable-list.ts'

type ResearchOptions = Pick<SearchableListOptions, 'query' | 'pageSize' | 'limit' | 'onFailure'> & { companyId: string }

type ResearchQuery = { term: string; literal: boolean }

export type ResearchStore = SearchableList<WebDocument, ResearchQuery>

/** The research on a company, newest first, or the best matches of a search first (R293, R299). */
export const createResearch = ({ companyId, ...options }: ResearchOptions): ResearchStore =>
  createSearchableList<WebDocument, ResearchQuery>({
    ...options,
    paging: 'more',
    lockedFilters: new URLSearchParams(),
    key: () => `research on ${companyId}`,
    read: ({ searchTerm: term, literal }) => ({ term, literal }),
    request: ({ term, literal }, page, signal) =>
      listDocumentsByTag(companyId, { filters: toQuery(term, literal), ...page }, signal),
    firstCall: () => undefined,
    toFirstPage: () => undefined,
  })

const toQuery = (term: string, literal: boolean) =>
  new URLSearchParams({
    ...(term !== '' && { search_term: term }),
    ...(literal && { [LITERAL]: 'true' }),
  })
