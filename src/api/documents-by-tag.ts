import type { WebDocument } from '#contract/document.ts'
import { type ListRequest, toDocuments } from './document-lists.ts'
import { type List, withPaging } from './list.ts'
import { send } from './send.ts'

/** One page of the documents of a company or an analyst (R293). */
export async function listDocumentsByTag(
  tagId: string,
  request: ListRequest,
  signal: AbortSignal,
): Promise<List<WebDocument>> {
  const query = withPaging(request.filters, request)
  query.set('tag_id', tagId)
  return toDocuments(await send({ call: 'web_documents_by_tag', query, signal }))
}
