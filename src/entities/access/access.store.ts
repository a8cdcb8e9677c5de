import { getDocumentAccess, requestAccess, withdrawRequest } from '#api/access-requests.ts'
import type { DocumentAccess } from '#contract/access-request.ts'
import { createResource, type Resource } from '#session/resource.ts'
import { putRequest } from './requests.store.ts'

export type AccessStore = Pick<Resource<DocumentAccess>, '$state' | 'retry' | 'start'> & {
  /** @throws ApiError if it was not sent */
  ask(note: string): Promise<void>
  /** @throws ApiError if it was not withdrawn */
  withdraw(): Promise<void>
}

/** Why one document is closed to the user, and the user's request for access. */
export function createAccess(documentId: string): AccessStore {
  const tell = ({ request }: DocumentAccess) => putRequest(documentId, request ?? null)
  const { $state, retry, start, replace } = createResource<DocumentAccess>({
    fetch: (signal) => getDocumentAccess(documentId, signal),
    onReady: tell,
    onFailure() {},
  })
  const show = (answer: DocumentAccess) => {
    replace(answer)
    tell(answer)
  }
  return {
    $state,
    retry,
    start,
    ask: async (note) => show(await requestAccess(documentId, note)),
    withdraw: async () => show(await withdrawRequest(documentId)),
  }
}
