import { atom, type ReadableAtom } from 'nanostores'
import { takeLatest } from '#lib/async/take-latest.ts'

type SuggestionsOptions<T> = {
  suggest(term: string, signal: AbortSignal): Promise<T[]>
  /** How many milliseconds the user must pause before a request (R168). */
  delay: number
}

/** While a newer text is requested, the last results stay. `term` is the text that they belong to. */
type SuggestionsState<T> =
  | { state: 'closed' }
  | { state: 'loading' }
  | { state: 'open'; term: string; found: readonly T[]; failed?: true }

export type SuggestionsStore<T> = {
  $state: ReadableAtom<SuggestionsState<T>>
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

const closed = { state: 'closed' } as const

/** What completes the text of a search box. */
export function createSuggestions<T>({ suggest, delay }: SuggestionsOptions<T>): SuggestionsStore<T> {
  const $state = atom<SuggestionsState<T>>(closed)
  const loader = takeLatest()
  let settling: ReturnType<typeof setTimeout> | undefined
  let waiting: ReturnType<typeof setTimeout> | undefined
  /** The last requested text and its results. The same text is not requested twice in a row. */
  let requested: { term: string; found?: readonly T[] } | undefined

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
        if (outcome.status === 'fulfilled') mine.found = outcome.value
        else {
          requested = undefined
          // A failure is not shown: suggestions are optional (R177).
          console.info(`research-portal: no suggestions: ${outcome.reason.message}`)
        }
        $state.set({ state: 'open', term, ...(mine.found ? { found: mine.found } : { found: [], failed: true }) })
      },
    )
  }
  const show = (term: string) => {
    if (term !== requested?.term) request(term)
    else if (requested.found) $state.set({ state: 'open', term, found: requested.found })
  }
  const close = () => {
    clearTimeout(settling)
    clearTimeout(waiting)
    loader.stop()
    if (!requested?.found) requested = undefined
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
