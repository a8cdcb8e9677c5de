import { getInterestTags } from '#api/permitted-tags.ts'
import type { TagsByCategory } from '#contract/tag.ts'
import { getProfileUrl } from '#entities/profile/links.ts'
import { createResource, type Resource, type ResourceState } from '#session/resource.ts'
import { type Category, type Preference, toRecord } from '../preference.ts'

/** One value of a preference and its current status. */
export type ShownValue = {
  value: string
  /** The profile of a company or an analyst. */
  href: string | undefined
  /** `outside`: not covered by the subscription. `gone`: inactive or unknown. */
  standing: 'known' | 'outside' | 'gone'
}

/** The tags of a preference's values (R363, R382). */
export const createPreferenceTags = (
  preference: Preference,
  onFailure: (failure: Error) => void,
): Resource<TagsByCategory> =>
  createResource({ fetch: (signal) => getInterestTags(toRecord(preference), signal), onFailure })

/** The values of a category; plain text until the API has answered, or if it fails. */
export function shownValues(
  category: Category,
  values: readonly string[],
  state: ResourceState<TagsByCategory>,
): ShownValue[] {
  if (state.state !== 'ready') return values.map((value) => ({ value, href: undefined, standing: 'known' }))
  const tags = Object.hasOwn(state.value, category) ? (state.value[category] ?? []) : []
  return values.map((value) => {
    const tag = tags.find((each) => each?.value === value)
    if (!tag || tag.inactive) return { value, href: undefined, standing: 'gone' }
    return { value, href: getProfileUrl(tag), standing: tag.disabled ? 'outside' : 'known' }
  })
}
