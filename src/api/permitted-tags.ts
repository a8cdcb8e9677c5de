import type { InterestRecord } from '#contract/preference.ts'
import type { TagsByCategory } from '#contract/tag.ts'
import { joinValues } from '#lib/format/join-values.ts'
import { send } from './send.ts'
import { parseTagsByCategory } from './tag-options.ts'

/** All tags of these categories; `disabled` if the user's subscription covers no part of the tag (R353, R382). */
export async function permittedTags(categories: readonly string[], signal: AbortSignal): Promise<TagsByCategory> {
  const query = new URLSearchParams({ categories: joinValues(categories) })
  return parseTagsByCategory(await send({ call: 'by_category_with_permissions', query, signal }))
}

/**
 * The tags of the child categories that match the selected parents: any value of a category, and every category (R382).
 */
export async function relatedChildren(
  parents: Readonly<Record<string, readonly string[]>>,
  childCategories: readonly string[],
  signal: AbortSignal,
): Promise<TagsByCategory> {
  const query = new URLSearchParams({
    tags_by_category: JSON.stringify(parents),
    child_categories: joinValues(childCategories),
  })
  return parseTagsByCategory(await send({ call: 'related_children_by_category', query, signal }))
}

/** The tags that an interest record names, by category; other values are left out (R382). */
export async function getInterestTags(record: InterestRecord, signal: AbortSignal): Promise<TagsByCategory> {
  const query = new URLSearchParams({ cri_json: JSON.stringify(record) })
  return parseTagsByCategory(await send({ call: 'get_tags_from_cri_json', query, signal }))
}
