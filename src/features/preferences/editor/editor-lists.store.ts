import { atom, type ReadableAtom } from 'nanostores'
import { permittedTags, relatedChildren } from '#api/permitted-tags.ts'
import type { TagsByCategory } from '#contract/tag.ts'
import { takeLatest } from '#lib/async/take-latest.ts'
import { interestCategories } from '#lib/format/interest-records.ts'
import { createResource, type ResourceState } from '#session/resource.ts'
import { isComplete, type Preference } from '../preference.ts'

/** What goes with the chosen regions and sectors: a country is in its region, whoever is covered there. */
async function relatedTo({ Region = [], Sector = [] }: Preference, signal: AbortSignal): Promise<TagsByCategory> {
  const [covered, places] = await Promise.all([
    relatedChildren({ Region, Sector }, ['Company', 'Analyst'], signal),
    relatedChildren({ Region }, ['Country'], signal),
  ])
  return { ...covered, ...places }
}

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
  const options = createResource({ fetch: (signal) => permittedTags(interestCategories, signal), onFailure })
  const $related = atom<TagsByCategory>({})
  const loader = takeLatest()
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
      const wanted = JSON.stringify([draft.Region, draft.Sector])
      if (wanted === asked) return
      asked = wanted
      loader.run(
        (signal) => relatedTo(draft, signal),
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
