import type { ChangeFirm, CreateFirm, DeskFirm } from '#contract/desk-firms.ts'
import { badResponse } from './errors.ts'
import { type List, toList } from './list.ts'
import { send } from './send.ts'

const toFirm = (answer: unknown): DeskFirm => {
  if (!answer) throw badResponse()
  return answer as DeskFirm
}

/** A page of the firms by name. */
export async function listFirms(
  term: string,
  page: { page: number; pageSize: number },
  signal: AbortSignal,
): Promise<List<DeskFirm>> {
  const query = new URLSearchParams({ page: String(page.page), page_size: String(page.pageSize) })
  if (term !== '') query.set('search_term', term)
  return toList<DeskFirm>(await send({ call: 'desk/firms', query, signal }))
}

/** A firm with its rules; 404: there is none of that id. */
export const getFirm = async (id: string, signal: AbortSignal): Promise<DeskFirm> =>
  toFirm(await send({ call: 'desk/firms/{id}', values: { id }, signal }))

/** Adds a firm. 422: not taken, with the field. */
export const createFirm = async (firm: CreateFirm): Promise<DeskFirm> =>
  toFirm(await send({ call: 'desk/firms', json: firm }))

/** Changes a firm; what is not given stays. 422: not taken, with the field. */
export const changeFirm = async (id: string, change: ChangeFirm): Promise<DeskFirm> =>
  toFirm(await send({ call: 'desk/firms/{id}', values: { id }, json: change }))
