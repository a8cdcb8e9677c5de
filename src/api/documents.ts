import type { WebDocumentDetail, WebDocumentPreview } from '#contract/document.ts'
import { badResponse, isNotFound } from './errors.ts'
import { send } from './send.ts'

/** Throws for an empty answer. */
function requireDocument(answer: unknown): WebDocumentDetail {
  if (!answer) throw badResponse()
  return answer as WebDocumentDetail
}

/** A document by its reference, or by its id if no document has this reference (C61). */
export async function findDocument(idOrReference: string, signal: AbortSignal): Promise<WebDocumentDetail> {
  const byReference = {
    call: 'web_document_by_ref',
    query: new URLSearchParams({ reference: idOrReference }),
    signal,
  } as const
  try {
    return requireDocument(await send(byReference))
  } catch (reason) {
    if (!isNotFound(reason)) throw reason
  }
  const query = new URLSearchParams({ document_id: idOrReference })
  return requireDocument(await send({ call: 'web_document_by_id', query, signal }))
}

/** A document's untrusted HTML (R339, R402). 401: not entitled; 404: unknown. */
export async function documentPreview(reference: string, signal: AbortSignal): Promise<WebDocumentPreview> {
  const query = new URLSearchParams({ reference })
  return ((await send({ call: 'web_document_preview', query, signal })) ?? {}) as WebDocumentPreview
}
