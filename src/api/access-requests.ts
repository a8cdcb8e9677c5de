import type { DocumentAccess } from '#contract/access-request.ts'
import { badResponse } from './errors.ts'
import { send } from './send.ts'

function toAccess(answer: unknown): DocumentAccess {
  const access = answer as Partial<DocumentAccess> | null
  if (!Array.isArray(access?.reasons)) throw badResponse()
  return access as DocumentAccess
}

/** Why a document is closed to the user, and what became of the request for access. */
export const getDocumentAccess = async (documentId: string, signal: AbortSignal): Promise<DocumentAccess> =>
  toAccess(
    await send({
      call: 'current_user/document_access',
      query: new URLSearchParams({ document_id: documentId }),
      signal,
    }),
  )

/** Asks for access to a document; nothing happens while a request is pending. */
export const requestAccess = async (documentId: string, note: string): Promise<DocumentAccess> =>
  toAccess(await send({ call: 'current_user/access_requests', json: { document_id: documentId, note } }))

export const withdrawRequest = async (documentId: string): Promise<DocumentAccess> =>
  toAccess(await send({ call: 'current_user/access_requests/withdraw', json: { document_id: documentId } }))
