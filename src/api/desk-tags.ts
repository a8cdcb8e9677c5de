import type { DeskTag, DeskTagDetail, DeskTagDraft } from '#contract/desk-tags.ts'
import { badResponse } from './errors.ts'
import { type List, toList } from './list.ts'
import { send } from './send.ts'

/** Which tags the desk lists; an empty category: all of them. */
export type DeskTagsQuery = { term: string; category: string }

const toTag = (answer: unknown): DeskTagDetail => {
  if (!answer) throw badResponse()
  return answer as DeskTagDetail
}

/** A page of the tags by name. */
export async function listDeskTags(
  { term, category }: DeskTagsQuery,
  page: { page: number; pageSize: number },
  signal: AbortSignal,
): Promise<List<DeskTag>> {
  const query = new URLSearchParams({ page: String(page.page), page_size: String(page.pageSize) })
  if (term) query.set('search_term', term)
  if (category) query.set('category', category)
  return toList<DeskTag>(await send({ call: 'desk/tags', query, signal }))
}

/** A tag; 404: there is none of that id. */
export const getDeskTag = async (id: string, signal: AbortSignal): Promise<DeskTagDetail> =>
  toTag(await send({ call: 'desk/tags/{id}', values: { id }, signal }))

/** Adds a tag. 422: its name is not taken. */
export const createDeskTag = async (tag: DeskTagDraft): Promise<DeskTagDetail> =>
  toTag(await send({ call: 'desk/tags', json: tag }))

/** Gives a tag another name. 422: its name is not taken, or something refers to it. */
export const changeDeskTag = async (id: string, value: string): Promise<DeskTagDetail> =>
  toTag(await send({ call: 'desk/tags/{id}', values: { id }, json: { value } }))

/** Removes a tag. 422: something refers to it. */
export const removeDeskTag = async (id: string): Promise<void> =>
  void (await send({ call: 'desk/tags/{id}/remove', values: { id }, json: {} }))
