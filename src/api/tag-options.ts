import type { TagsByCategory } from '#contract/tag.ts'
import { joinValues } from '#lib/format/join-values.ts'
import { badResponse } from './errors.ts'
import { send } from './send.ts'

/** Reads an answer with tags by category. */
export const parseTagsByCategory = (answer: unknown): TagsByCategory => {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) throw badResponse()
  return Object.fromEntries(Object.entries(answer).filter(([, tags]) => Array.isArray(tags)))
}

/** All tags of these categories, by category (R378). */
export async function tagsByCategory(categories: readonly string[], signal: AbortSignal): Promise<TagsByCategory> {
  const query = new URLSearchParams({ categories: joinValues(categories) })
  return parseTagsByCategory(await send({ call: 'tags/by_category', query, signal }))
}

type Selection = {
  /** The category that was changed last; its own values do not restrict its list. */
  pivot: string
  /** Selected values by category. */
  tags: Readonly<Record<string, readonly string[]>>
  /** The categories to list. */
  categories: readonly string[]
  /** Other filters of the list, by the API's keys. */
  filters: URLSearchParams
}

/** The tags of these categories that can still be selected (R205, R207). */
export async function tagsRelatedTo(selection: Selection, signal: AbortSignal): Promise<TagsByCategory> {
  const query = new URLSearchParams(selection.filters)
  query.set('pivot_category', selection.pivot)
  query.set('tag_filters', JSON.stringify(selection.tags))
  query.set('categories', joinValues(selection.categories))
  return parseTagsByCategory(await send({ call: 'tags/related_to_selected', query, signal }))
}
