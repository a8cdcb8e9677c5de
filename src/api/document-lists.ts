import type { WebDocument } from '#contract/document.ts'
import type { Call } from './client.ts'
import { type List, type ListPage, type Recovery, toList, withPaging } from './list.ts'
import { send } from './send.ts'

/** The document lists; each is a call of its own (R251, C12). */
export type DocumentSource =
  | 'all_documents'
  | 'research_documents'
  | 'commentary_documents'
  | 'flashmail_documents'
  | 'analytics_documents'
  | 'valuation_documents'
  | 'primers_documents'
  | 'eps_documents'
  | 'analytics_archive_documents'
  | 'semantic_documents'

export type ListRequest = ListPage & { filters: URLSearchParams }

/** The call for one page of a document list. */
export const documentsCall = (source: DocumentSource, request: ListRequest): Call => ({
  call: source,
  query: withPaging(request.filters, request),
})

/** Reads an answer to `documentsCall`. */
export function toDocuments(answer: unknown): List<WebDocument> {
  const { corrected_search_term = null, removable_filters = null }: Recovery = Object(answer)
  const recovery = (corrected_search_term ?? removable_filters) !== null && { corrected_search_term, removable_filters }
  return { ...toList(answer), ...(recovery && { recovery }) }
}

/** One page of a document list that matches the filters. */
export async function listDocuments(
  source: DocumentSource,
  request: ListRequest,
  signal: AbortSignal,
): Promise<List<WebDocument>> {
  return toDocuments(await send({ ...documentsCall(source, request), signal }))
}
