import { type DeskRequestStatus, decideRequest, listDeskRequests } from '#api/desk-requests.ts'
import type { DecideRequest, DeskRequest } from '#contract/desk-requests.ts'
import { createPagedList, type PagedList } from '../create-paged-list.ts'

export type RequestsStore = PagedList<DeskRequest, { status: DeskRequestStatus }> & {
  /** Decides a request, and loads the list again. @throws ApiError if it was not decided */
  decide(id: string, decision: DecideRequest): Promise<DeskRequest>
}

/** The requests of clients for access: those that wait, or those that were decided. */
export function createRequests(): RequestsStore {
  const list = createPagedList<DeskRequest, { status: DeskRequestStatus }>(
    { status: 'pending' },
    ({ status }, page, signal) => listDeskRequests(status, page, signal),
  )
  return {
    ...list,
    async decide(id, decision) {
      const decided = await decideRequest(id, decision)
      list.reload()
      return decided
    },
  }
}
