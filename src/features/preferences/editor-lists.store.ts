import { atom, type ReadableAtom } from 'nanostores'
import { permittedTags, relatedChildren } from '../../api/permitted-tags.ts'
import type { TagsByCategory } from '../../contract/tag.ts'
import { latest } from '../../lib/latest.ts'
import { createResource, type ResourceState } from '../../session/resource.ts'
import { type Category, categories, isComplete, type Preference, requiredCategories } from './preference.ts'

/** What goes with the chosen regions and sectors, and not with others. */
const narrowed = ['Company', 'Country', 'Analyst'] as const satisfies readonly Category[]

export type EditorLists = {
  /** What there is to choose from, with what the reader's subscription says of it (R353). */
  $options: ReadableAtom<ResourceState<TagsByCategory>>
  /** What goes with the chosen regions and sectors, by category; one that is left out is not narrowed. */
  $related: ReadableAtom<TagsByCategory>
  /** Follows a draft. What is narrowed stays so while the next answer is on its way; one that does not come narrows nothing. */
  follow(draft: Preference): void
  retry(): void
  start(): () => void
}

export function createEditorLists(onFailure: (failure: Error) => void): EditorLists {
  const options = createResource({ fetch: (signal) => permittedTags(categories, signal), onFailure })
  const $related = atom<TagsByCategory>({})
  const loader = latest()
  let asked: string | undefined

  const forget = () => {
    loader.stop()
    asked = undefined
  }
  return {
    $options: options.$state,
    $related,
    follow(draft) {
      if (!isComplete(draft)) {
        forget()
        return $related.set({})
      }
      const parents = Object.fromEntries(requiredCategories.map((category) => [category, draft[category] ?? []]))
      const wanted = JSON.stringify(parents)
      if (wanted === asked) return
      asked = wanted
      loader.run(
        (signal) => relatedChildren(parents, narrowed, signal),
        (outcome) => {
          if (outcome.status === 'fulfilled') return $related.set(outcome.value)
          // The next change asks again.
          asked = undefined
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
