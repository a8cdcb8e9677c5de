import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { tagsByCategory } from '#api/tag-options.ts'
import type { TagsByCategory } from '#contract/tag.ts'
import { createResource, type ResourceState } from '#session/resource.ts'

const categories = ['Roadshow Type', 'Region', 'Sector', 'Company', 'Analyst'] as const

/** The tags that an event can have, by category. */
export function useTagOptions(): { state: ResourceState<TagsByCategory>; retry: () => void } {
  const resource = useMemo(
    () => createResource({ fetch: (signal) => tagsByCategory(categories, signal), onFailure: () => {} }),
    [],
  )
  useEffect(() => resource.start(), [resource])
  return { state: useStore(resource.$state), retry: resource.retry }
}
