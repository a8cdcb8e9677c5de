import { atom, type ReadableAtom } from 'nanostores'
import type { Tag } from '#contract/tag.ts'
import { takeLatest } from '#lib/async/take-latest.ts'

type SuggestionsOptions = {
  suggest(term: string, signal: AbortSignal): Promise<Tag[]>
  /** How many milliseconds the user must pause before a request (R168). */
  delay: number
}

/** While a newer text is requested, the last tags stay. `term` is the text that they belong to. */
type SuggestionsState =
  | { state: 'closed' }
  | { state: 'loading' }
  | { state: 'open'; term: string; tags: readonly Tag[]; failed?: true }

export type SuggestionsStore = {
  $state: ReadableAtom<SuggestionsState>
  /** Takes the text of the box and requests it after the delay. An empty text closes (R168, R169). */
  type(text: string): void
  /** Shows the suggestions of a text at once. */
  open(text: string): void
  close(): void
  /** Closes, cancels the request, and forgets the results. */
  stop(): void
}

/** Delay of the loading state in milliseconds; faster answers do not flicker. */
const LOADING_DELAY_MS = 200

const closed: SuggestionsState = { state: 'closed' }

export function createSuggestions({ suggest, delay }: SuggestionsOptions): SuggestionsStore {
  const $state = atom<SuggestionsState>(closed)
  const loader = takeLatest()
  let settling: ReturnType<typeof setTimeout> | undefined
  let waiting: ReturnType<typeof setTimeout> | undefined
  /** The last requested text and its tags. The same text is not requested twice in a row. */
  let requested: { term: string; tags?: readonly Tag[] } | undefined

  const request = (term: string) => {
    const mine: typeof requested = { term }
    requested = mine
    const wait = () => $state.get().state === 'closed' && $state.set({ state: 'loading' })
    clearTimeout(waiting)
    waiting = setTimeout(wait, LOADING_DELAY_MS)
    loader.run(
      (signal) => suggest(term, signal),
      (outcome) => {
        clearTimeout(waiting)
        if (outcome.status === 'fulfilled') mine.tags = outcome.value
        else {
          requested = undefined
          // A failure is not shown: suggestions are optional (R177).
          console.info(`research-portal: no suggestions: ${outcome.reason.message}`)
        }
        $state.set({ state: 'open', term, ...(mine.tags ? { tags: mine.tags } : { tags: [], failed: true }) })
      },
    )
  }
  const show = (term: string) => {
    if (term !== requested?.term) request(term)
    else if (requested.tags) $state.set({ state: 'open', term, tags: requested.tags })
  }
  const close = () => {
    clearTimeout(settling)
    clearTimeout(waiting)
    loader.stop()
    if (!requested?.tags) requested = undefined
    $state.set(closed)
  }
  return {
    $state,
    type(text) {
      clearTimeout(settling)
      const term = text.trim()
      if (term === '') close()
      else settling = setTimeout(() => show(term), delay)
    },
    open(text) {
      clearTimeout(settling)
      const term = text.trim()
      if (term !== '') show(term)
    },
    close,
    stop() {
      requested = undefined
      close()
    },
  }
}
