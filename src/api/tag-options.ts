import type { TagsByCategory } from '#contract/tag.ts'
import { joinValues } from '#lib/format/join-values.ts'
import { ApiError } from './errors.ts'
import { send } from './send.ts'

/** Tags by category, as several calls answer. */
export const grouped = (answer: unknown): TagsByCategory => {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
    throw new ApiError('bad-response', 'Bad Response')
  return Object.fromEntries(Object.entries(answer).filter(([, tags]) => Array.isArray(tags)))
}

/** All tags of these categories, by category (R378). */
export async function tagsByCategory(categories: readonly string[], signal: AbortSignal): Promise<TagsByCategory> {
  const query = new URLSearchParams({ categories: joinValues(categories) })
  return grouped(await send({ call: 'tags/by_category', query, signal }))
}

type Selection = {
  /** The category that was changed last, which its own values do not narrow. */
  pivot: string
  /** Category → the values chosen in it. */
  tags: Readonly<Record<string, readonly string[]>>
  /** The categories to list. */
  categories: readonly string[]
  /** What the list is narrowed by besides, by the API's keys. */
  within: URLSearchParams
}

/** The tags of these categories that are still possible under a selection (R205, R207). */
export async function tagsRelatedTo(selection: Selection, signal: AbortSignal): Promise<TagsByCategory> {
  const query = new URLSearchParams(selection.within)
  query.set('pivot_category', selection.pivot)
  query.set('tag_filters', JSON.stringify(selection.tags))
  query.set('categories', joinValues(selection.categories))
  return grouped(await send({ call: 'tags/related_to_selected', query, signal }))
}
