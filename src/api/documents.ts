import type { WebDocument, WebDocumentDetail, WebDocumentPreview } from '../contract/document.ts'
import { isNotFound } from './errors.ts'
import { type List, toList, withPaging } from './list.ts'
import { send } from './send.ts'

/** The document lists, each a call of its own (R251, C12). */
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

export type ListRequest = { filters: URLSearchParams; page: number; pageSize: number; limit: number }

/** One page of a document list under the given filters. */
export async function listDocuments(
  source: DocumentSource,
  request: ListRequest,
  signal: AbortSignal,
): Promise<List<WebDocument>> {
  return toList(await send({ call: source, query: withPaging(request.filters, request), signal }))
}

/** A document by its reference, or by its id where no document has such a reference (C61). */
export async function findDocument(idOrReference: string, signal: AbortSignal): Promise<WebDocumentDetail> {
  const byReference = {
    call: 'web_document_by_ref',
    query: new URLSearchParams({ reference: idOrReference }),
    signal,
  } as const
  try {
    return (await send(byReference)) as WebDocumentDetail
  } catch (reason) {
    if (!isNotFound(reason)) throw reason
  }
  const query = new URLSearchParams({ document_id: idOrReference })
  return (await send({ call: 'web_document_by_id', query, signal })) as WebDocumentDetail
}

/** A document's HTML, untrusted (R339, R402); 401: not entitled, 404: unknown. */
export async function documentPreview(reference: string, signal: AbortSignal): Promise<WebDocumentPreview> {
  const query = new URLSearchParams({ reference })
  return ((await send({ call: 'web_document_preview', query, signal })) ?? {}) as WebDocumentPreview
}

/** What is suggested to this reader, at most `limit` documents (R240, C59). */
export async function suggestedDocuments(limit: number, signal: AbortSignal): Promise<WebDocument[]> {
  const query = new URLSearchParams({ limit: String(limit) })
  return toList<WebDocument>(await send({ call: 'suggested_content', query, signal })).records
}
