import { atom, type ReadableAtom } from 'nanostores'
import { getDocumentAccess, requestAccess, withdrawRequest } from '#api/access-requests.ts'
import type { DocumentAccess } from '#contract/access-request.ts'
import { createResource, type Resource } from '#session/resource.ts'
import { putRequest } from './requests.store.ts'

export type AccessStore = Pick<Resource<DocumentAccess>, '$state' | 'retry' | 'start'> & {
  /** The answer to the last change; undefined: nothing has changed since it was loaded. */
  $changed: ReadableAtom<DocumentAccess | undefined>
  /** @throws ApiError if it was not sent */
  ask(note: string): Promise<void>
  /** @throws ApiError if it was not withdrawn */
  withdraw(): Promise<void>
}

/** Why one document is closed to the user, and the user's request for access. */
export function createAccess(documentId: string): AccessStore {
  const $changed = atom<DocumentAccess | undefined>()
  const tell = ({ request }: DocumentAccess) => putRequest(documentId, request ?? null)
  const { $state, retry, start } = createResource<DocumentAccess>({
    fetch: (signal) => getDocumentAccess(documentId, signal),
    onReady: tell,
    onFailure() {},
  })
  const settle = (answer: DocumentAccess) => {
    $changed.set(answer)
    tell(answer)
  }
  return {
    $state,
    $changed,
    retry,
    start,
    ask: async (note) => settle(await requestAccess(documentId, note)),
    withdraw: async () => settle(await withdrawRequest(documentId)),
  }
}
