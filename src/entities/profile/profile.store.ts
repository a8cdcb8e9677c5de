import { ApiError } from '#api/errors.ts'
import { getTag } from '#api/tags.ts'
import type { Tag } from '#contract/tag.ts'
import { createResource, type Resource } from '#session/resource.ts'

type ProfileOptions = {
  category: 'Company' | 'Analyst'
  id: string
  /** The title of the profile; empty if it has no name. */
  getTitle: (tag: Tag) => string
  onTitle: (title: string) => void
  onFailure: (failure: Error) => void
}

/**
 * Loads one company or analyst. Other tags are not found, and an inactive one is forbidden (R298, R306). Without an id
 * nothing is requested.
 */
export const createProfile = ({ category, id, getTitle, onTitle, onFailure }: ProfileOptions): Resource<Tag> =>
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
      const title = getTitle(tag)
      if (title) onTitle(title)
    },
    onFailure,
  })
