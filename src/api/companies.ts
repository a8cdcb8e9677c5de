import type { Tag, TagList } from '#contract/tag.ts'
import type { Call } from './client.ts'
import { type List, toList, withPaging } from './list.ts'
import { send } from './send.ts'

/** The fields that the API can sort companies by. */
export const sortFields = [
  'value',
  'ticker',
  'sub_sector',
  'equity_rating',
  'related_analyst',
  'last_updated',
  'upside',
]

export type CompaniesRequest = {
  /** The id of an analyst or a sector, to list its companies. Undefined: all companies that the user may see. */
  relatedTo: string | undefined
  filters: URLSearchParams
  /** A letter, whose companies come all at once (C63), or a page number from 1. */
  page: string | number
  pageSize: number
  limit: number
}

/** The call for a letter or a page of companies. */
export function companiesCall(request: CompaniesRequest): Call {
  const { relatedTo, filters } = request
  const query = withPaging(filters, request)
  if (relatedTo === undefined) return { call: 'companies_with_permissions', query }
  query.set('id', relatedTo)
  return { call: 'tags/related_companies_by_id', query }
}

/** Reads an answer to `companiesCall`. */
export function toCompanies(answer: unknown): List<Tag> {
  const { similar_names }: Partial<TagList> = Object(answer)
  return { ...toList(answer), ...(similar_names === true && { recovery: { similar_names } }) }
}

/** Companies with model and tear sheet that match the filters (R283, R304, R381). */
export async function listCompanies(request: CompaniesRequest, signal: AbortSignal): Promise<List<Tag>> {
  return toCompanies(await send({ ...companiesCall(request), signal }))
}
