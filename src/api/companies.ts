import type { Tag } from '#contract/tag.ts'
import { type List, toList, withPaging } from './list.ts'
import { send } from './send.ts'

export type CompaniesRequest = {
  /** The id of an analyst or a sector, to list its companies. Undefined: all companies that the user may see. */
  relatedTo: string | undefined
  filters: URLSearchParams
  /** A letter, whose companies come all at once (C63), or a page number from 1. */
  page: string | number
  pageSize: number
  limit: number
}

/** Companies with model and tear sheet that match the filters (R283, R304, R381). */
export async function listCompanies(request: CompaniesRequest, signal: AbortSignal): Promise<List<Tag>> {
  const { relatedTo, filters } = request
  const query = withPaging(filters, request)
  if (relatedTo !== undefined) query.set('id', relatedTo)
  const call = relatedTo === undefined ? 'companies_with_permissions' : 'tags/related_companies_by_id'
  return toList(await send({ call, query, signal }))
}
