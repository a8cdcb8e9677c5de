import { atom, type ReadableAtom } from 'nanostores'
import { permittedTags, relatedChildren } from '#api/permitted-tags.ts'
import type { TagsByCategory } from '#contract/tag.ts'
import { takeLatest } from '#lib/async/take-latest.ts'
import { interestCategories } from '#lib/format/interest-records.ts'
import { createResource, type ResourceState } from '#session/resource.ts'
import { isComplete, type Preference } from '../preference.ts'

/** The tags that match the selected regions and sectors. Countries depend on the regions only. */
async function relatedTo({ Region = [], Sector = [] }: Preference, signal: AbortSignal): Promise<TagsByCategory> {
  const [covered, places] = await Promise.all([
    relatedChildren({ Region, Sector }, ['Company', 'Analyst'], signal),
    relatedChildren({ Region }, ['Country'], signal),
  ])
  return { ...covered, ...places }
}

export type EditorLists = {
  /** All options, with their standing in the user's subscription (R353). */
  $options: ReadableAtom<ResourceState<TagsByCategory>>
  /** The tags that match the selected regions and sectors, by category; absent: all. */
  $related: ReadableAtom<TagsByCategory>
  /** Follows a draft. The last answer applies until the next one; after a failure all tags are offered. */
  follow(draft: Preference): void
  retry(): void
  start(): () => void
}

export function createEditorLists(onFailure: (failure: Error) => void): EditorLists {
  const options = createResource({ fetch: (signal) => permittedTags(interestCategories, signal), onFailure })
  const $related = atom<TagsByCategory>({})
  const loader = takeLatest()
  let requested: string | undefined

  const forget = () => {
    loader.stop()
    requested = undefined
  }
  return {
    $options: options.$state,
    $related,
    follow(draft) {
      if (!isComplete(draft)) {
        forget()
        return $related.set({})
      }
      const wanted = JSON.stringify([draft.Region, draft.Sector])
      if (wanted === requested) return
      requested = wanted
      loader.run(
        (signal) => relatedTo(draft, signal),
        (outcome) => {
          if (outcome.status === 'fulfilled') return $related.set(outcome.value)
          // The next change requests it again.
          requested = undefined
          $related.set({})
        },
      )
    },
    retry: options.retry,
    start() {
      const stop = options.start()
      return () => {
        stop()
        forget()
      }
    },
  }
}
