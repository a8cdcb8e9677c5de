import { ApiError } from '#api/errors.ts'
import { getTag } from '#api/tags.ts'
import type { Tag } from '#contract/tag.ts'
import { createResource, type Resource } from '#session/resource.ts'

type ProfileOptions = {
  category: 'Company' | 'Analyst'
  id: string
  /** What the profile is called; empty where it has no name. */
  titleOf: (tag: Tag) => string
  onTitle: (title: string) => void
  onFailure: (failure: Error) => void
}

/**
 * One company or analyst; any other tag is not found, and one that is not active is forbidden (R298, R306). Without an id nothing is
 * asked for.
 */
export const createProfile = ({ category, id, titleOf, onTitle, onFailure }: ProfileOptions): Resource<Tag> =>
  createResource({
    waits: id === '',
    async fetch(signal) {
      const notFound = new ApiError('not-found', `Not of the category ${category}`, 404)
      const tag = await getTag(id, signal)
      if (tag.category && tag.category !== category) throw notFound
      if (tag.inactive) throw new ApiError('forbidden', 'Not active', 403)
      return tag
    },
    onReady(tag) {
      const title = titleOf(tag)
      if (title) onTitle(title)
    },
    onFailure,
  })
