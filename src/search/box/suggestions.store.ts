import { atom, type ReadableAtom } from 'nanostores'
import type { Tag } from '#contract/tag.ts'
import { latest } from '#lib/async/latest.ts'

type SuggestionsOptions = {
  suggest(term: string, signal: AbortSignal): Promise<Tag[]>
  /** Milliseconds that a text rests before it is asked for (R168). */
  delay: number
}

/** While a newer text is asked for, the tags of the last one stay: `term` is the text that they are for. */
type SuggestionsState =
  | { state: 'closed' }
  | { state: 'loading' }
  | { state: 'open'; term: string; tags: readonly Tag[]; failed?: true }

export type SuggestionsStore = {
  $state: ReadableAtom<SuggestionsState>
  /** Takes what the box holds now: asks for it once it has settled; an empty text closes (R168, R169). */
  type(text: string): void
  /** Shows the suggestions of a text at once. */
  open(text: string): void
  close(): void
  /** Closes, gives up what is under way and forgets. */
  stop(): void
}

/** An answer that comes sooner is not preceded by a flicker, in milliseconds. */
const PATIENCE_MS = 200

const closed: SuggestionsState = { state: 'closed' }

export function createSuggestions({ suggest, delay }: SuggestionsOptions): SuggestionsStore {
  const $state = atom<SuggestionsState>(closed)
  const loader = latest()
  let settling: ReturnType<typeof setTimeout> | undefined
  let waiting: ReturnType<typeof setTimeout> | undefined
  /** The newest text that was asked for, and what came; the same text is not asked for twice in a row. */
  let asked: { term: string; tags?: readonly Tag[] } | undefined

  const ask = (term: string) => {
    const mine: typeof asked = { term }
    asked = mine
    const wait = () => $state.get().state === 'closed' && $state.set({ state: 'loading' })
    clearTimeout(waiting)
    waiting = setTimeout(wait, PATIENCE_MS)
    loader.run(
      (signal) => suggest(term, signal),
      (outcome) => {
        clearTimeout(waiting)
        if (outcome.status === 'fulfilled') mine.tags = outcome.value
        else {
          asked = undefined
          // Nobody misses a suggestion that did not come (R177).
          console.info(`research-portal: no suggestions: ${outcome.reason.message}`)
        }
        $state.set({ state: 'open', term, ...(mine.tags ? { tags: mine.tags } : { tags: [], failed: true }) })
      },
    )
  }
  const show = (term: string) => {
    if (term !== asked?.term) ask(term)
    else if (asked.tags) $state.set({ state: 'open', term, tags: asked.tags })
  }
  const close = () => {
    clearTimeout(settling)
    clearTimeout(waiting)
    loader.stop()
    if (!asked?.tags) asked = undefined
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
      asked = undefined
      close()
    },
  }
}
