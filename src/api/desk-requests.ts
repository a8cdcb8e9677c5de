import type { DecideRequest, DeskRequest } from '#contract/desk-requests.ts'
import { badResponse } from './errors.ts'
import { type List, toList } from './list.ts'
import { send } from './send.ts'

export type DeskRequestStatus = 'pending' | 'decided'

/** A page of the requests of clients for access. */
export async function listDeskRequests(
  status: DeskRequestStatus,
  page: { page: number; pageSize: number },
  signal: AbortSignal,
): Promise<List<DeskRequest>> {
  const query = new URLSearchParams({ status, page: String(page.page), page_size: String(page.pageSize) })
  return toList<DeskRequest>(await send({ call: 'desk/requests', query, signal }))
}

/** Decides a request, or opens it again. 404: it was withdrawn; 422: it was decided meanwhile, or that is not possible. */
export async function decideRequest(id: string, decision: DecideRequest): Promise<DeskRequest> {
  const answer = await send({ call: 'desk/requests/{id}', values: { id }, json: decision })
  if (!answer) throw badResponse()
  return answer as DeskRequest
}
