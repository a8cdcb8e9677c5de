import type {
  DeskDocument,
  DeskDocumentCorrection,
  DeskDocumentDraft,
  DeskDocumentRow,
  DeskEmbargo,
  DeskFile,
  DeskWithdrawal,
} from '#contract/desk-documents.ts'
import { badResponse } from './errors.ts'
import { type List, toList } from './list.ts'
import { send } from './send.ts'

/** Which documents the desk lists; an empty state: all of them. */
export type DeskDocumentsQuery = { term: string; state: '' | 'published' | 'embargo' | 'withdrawn' }

const toDocument = (answer: unknown): DeskDocument => {
  if (!answer) throw badResponse()
  return answer as DeskDocument
}

/** A page of documents, the newest first, regardless of who may read them. */
export async function listDeskDocuments(
  { term, state }: DeskDocumentsQuery,
  page: { page: number; pageSize: number },
  signal: AbortSignal,
): Promise<List<DeskDocumentRow>> {
  const query = new URLSearchParams({ page: String(page.page), page_size: String(page.pageSize) })
  if (term) query.set('search_term', term)
  if (state) query.set('state', state)
  return toList<DeskDocumentRow>(await send({ call: 'desk/documents', query, signal }))
}

/** A document with all that the desk sets. 404: unknown. */
export const getDeskDocument = async (id: string, signal: AbortSignal): Promise<DeskDocument> =>
  toDocument(await send({ call: 'desk/documents/{id}', values: { id }, signal }))

/** Uploads a file of which a document can be made. 413: too large; 422: what is wrong with it. */
export async function uploadDeskFile(file: File, signal: AbortSignal): Promise<DeskFile> {
  const query = new URLSearchParams({ name: file.name })
  const answer = await send({ call: 'desk/document_files', query, file, signal })
  if (!answer) throw badResponse()
  return answer as DeskFile
}

/** 422 with the field at fault. */
export const createDeskDocument = async (draft: DeskDocumentDraft): Promise<DeskDocument> =>
  toDocument(await send({ call: 'desk/documents', json: draft }))

const change = async (id: string, action: '' | '/embargo' | '/withdraw' | '/put_back', json: object) =>
  toDocument(await send({ call: `desk/documents/{id}${action}`, values: { id }, json }))

/** 409: it was changed meanwhile; 422 as for a new one. */
export const correctDeskDocument = (id: string, correction: DeskDocumentCorrection): Promise<DeskDocument> =>
  change(id, '', correction)

/** Gives an embargo another end; null ends it now. */
export const changeDeskEmbargo = (id: string, embargo: DeskEmbargo): Promise<DeskDocument> =>
  change(id, '/embargo', embargo)

export const withdrawDeskDocument = (id: string, withdrawal: DeskWithdrawal): Promise<DeskDocument> =>
  change(id, '/withdraw', withdrawal)

/** Publishes a withdrawn document as it was. */
export const putBackDeskDocument = (id: string, revision: string): Promise<DeskDocument> =>
  change(id, '/put_back', { revision })

/** Drops what is held of a document. */
export const discardDeskDocument = async (id: string, revision: string): Promise<void> =>
  void (await send({ call: 'desk/documents/{id}/discard', values: { id }, json: { revision } }))
